import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import Tune from '@mui/icons-material/Tune';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/lib/numbers.ts';

export interface FilterDrawerProps extends Omit<ButtonProps, 'children' | 'onClick' | 'results'> {
  /** How many filters are at work; shown on the button. */
  active?: number;
  /** How many places are left; null while that is not known. */
  results?: number | null;
  /** The filters themselves, usually a `FilterSidebar`. */
  children?: ReactNode;
}

/** A button and, behind it, the filters, where there is no room for them beside the listings. */
export function FilterDrawer({ active = 0, results = null, children, ...rest }: FilterDrawerProps) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        {...rest}
        onClick={() => setOpen(true)}
      >
        {active > 0
          ? t('browse.filters.openWith', { n: formatNumber(active, i18n.language) })
          : t('browse.filters.open')}
      </Button>
      <Drawer
        anchor="left"
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('browse.filters.title'),
            sx: { width: 'min(400px, 100vw)' },
          },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1, pt: 1 }}>
          <IconButton aria-label={t('common.close')} onClick={close}>
            <Close />
          </IconButton>
        </Box>
        <Box sx={{ flex: 1, px: 2.5, pb: 3, overflowY: 'auto' }}>{children}</Box>
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="contained" fullWidth onClick={close}>
            {results === null
              ? t('browse.filters.show')
              : t('browse.filters.showResults', {
                  count: results,
                  n: formatNumber(results, i18n.language),
                })}
          </Button>
        </Box>
      </Drawer>
    </>
  );
}
