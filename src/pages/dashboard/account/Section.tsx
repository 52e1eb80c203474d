import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { passFocusOn } from '#src/browser/focus.ts';

const words = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

/** A row in a list of the account's tab; the heading takes the focus of one that goes. */
export function SectionRow({
  name,
  picture,
  detail,
  action,
}: {
  name: ReactNode;
  /** Before the name, decorative. */
  picture?: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** A button, or a state. */
  action: ReactNode;
}) {
  return (
    <Box
      component="li"
      ref={passFocusOn}
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {picture}
      {/* Wrapped lines stay beside the picture. */}
      <Box sx={words}>
        <Box sx={{ minWidth: 0, ...(picture && { flex: '1 1 8rem' }) }}>
          <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
          {detail && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {detail}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
    </Box>
  );
}

/** A titled sheet of the account's tab. */
export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.375rem', mb: text ? 1 : 3 }}>
        {title}
      </Typography>
      {text && <Typography sx={{ mb: 2 }}>{text}</Typography>}
      {children}
    </Card>
  );
}
