import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The name of the place, as soon as it is known. */
  title?: string;
  /** A warning above the button. */
  notice: ReactNode;
  /** Controls for the staff, below. */
  foot: ReactNode;
  children: ReactNode;
}

/** The whole window of a device: large enough for a tablet on a wall. */
export function KioskFrame({ title, notice, foot, children }: Props) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        // One unit for everything: 16 px on a phone, 22 on a tablet.
        fontSize: 'clamp(16px, 0.6vw + 1vh, 30px)',
        minHeight: '100dvh',
        p: 3,
        pt: 10,
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        justifyItems: 'center',
        gap: 3,
      }}
    >
      <Typography
        variant="h1"
        sx={{ fontSize: '1.8em', textAlign: 'center', overflowWrap: 'anywhere' }}
      >
        {title ?? t('kiosk.untitled')}
      </Typography>
      <Box
        sx={{
          width: '100%',
          display: 'grid',
          gap: 3,
          alignContent: 'center',
          justifyItems: 'center',
          '& > *': { maxWidth: '34em' },
        }}
      >
        {notice}
        {children}
      </Box>
      <Box sx={{ color: 'text.secondary', minHeight: 48 }}>{foot}</Box>
    </Box>
  );
}
