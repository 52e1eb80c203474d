import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DrawerProps } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import Tune from '@mui/icons-material/Tune';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { countFilters } from '#src/lib/listingFilters.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import type { ListingBrowsing } from './useListingBrowser.ts';

const Drawer = lazyDialog<Omit<DrawerProps, 'onClose'> & { onClose: () => void }>(
  async () => (await import('@mui/material/Drawer')).default,
);
const ListingFilters = lazyDialog<{ browsing: ListingBrowsing; open: true }>(
  async () => (await import('./ListingFilters.tsx')).ListingFilters,
);
const preload = () => {
  Drawer.preload();
  ListingFilters.preload();
};

/** A button that opens the filters in a drawer, for screens without a sidebar. */
export function FilterDrawer({ browsing }: { browsing: ListingBrowsing }) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const { filters, result } = browsing;
  const active = countFilters(filters);
  const close = () => setOpen(false);
  const inWords = (count: number) => formatNumber(count, i18n.language);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
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
        <Box sx={{ flex: 1, px: 2.5, pb: 3, overflowY: 'auto' }}>
          <ListingFilters open browsing={browsing} />
        </Box>
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="contained" fullWidth onClick={close}>
            {result.isLoading
              ? t('browse.filters.show')
              : t('browse.filters.showResults', { count: result.total, n: inWords(result.total) })}
          </Button>
        </Box>
      </Drawer>
    </>
  );
}
