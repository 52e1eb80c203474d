import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { DrawerProps } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import Tune from '@mui/icons-material/Tune';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { formatNumber } from '#src/lib/numbers.ts';

const Drawer = lazyDialog<Omit<DrawerProps, 'onClose'> & { onClose: () => void }>(
  async () => (await import('@mui/material/Drawer')).default,
);

export interface FilterDrawerProps extends Omit<ButtonProps, 'children' | 'onClick' | 'results'> {
  /** How many filters are active; shown on the button. */
  active?: number;
  /** How many places match; null while unknown. */
  results?: number | null;
  children?: ReactNode;
}

/**
 * A button that opens the filters in a drawer from the left edge, where there is no room for them
 * beside the listings.
 */
export function FilterDrawer({
  active = 0,
  results = null,
  children,
  onPointerEnter,
  onFocus,
  ...rest
}: FilterDrawerProps) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const inWords = (count: number) => formatNumber(count, i18n.language);
  const reach =
    <Event,>(also?: (event: Event) => void) =>
    (event: Event) => {
      Drawer.preload();
      also?.(event);
    };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        {...rest}
        onClick={() => setOpen(true)}
        onPointerEnter={reach(onPointerEnter)}
        onFocus={reach(onFocus)}
      >
        {active > 0
          ? t('browse.filters.openWith', { n: inWords(active) })
          : t('browse.filters.title')}
      </Button>
      <Drawer
        anchor="left"
        open={open}
        onClose={close}
        slotProps={{
          paper: {
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
              : t('browse.filters.showResults', { count: results, n: inWords(results) })}
          </Button>
        </Box>
      </Drawer>
    </>
  );
}
