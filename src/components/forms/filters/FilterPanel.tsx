import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/lib/numbers.ts';

interface FilterPanelProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called to close it. */
  onClose: () => void;
  /** How many places match; null while unknown. */
  results: number | null;
  /** The filters themselves, usually a `FilterSidebar`. */
  children?: ReactNode;
}

/** The filters in a drawer from the left edge, above the listings. */
export function FilterPanel({ open, onClose, results, children }: FilterPanelProps) {
  const { t, i18n } = useTranslation();
  return (
    <Drawer
      anchor="left"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('browse.filters.title'),
          sx: { width: 'min(400px, 100vw)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1, pt: 1 }}>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, px: 2.5, pb: 3, overflowY: 'auto' }}>{children}</Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" fullWidth onClick={onClose}>
          {results === null
            ? t('browse.filters.show')
            : t('browse.filters.showResults', {
                count: results,
                n: formatNumber(results, i18n.language),
              })}
        </Button>
      </Box>
    </Drawer>
  );
}
