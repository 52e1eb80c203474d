import Button, { type ButtonProps } from '@mui/material/Button';
import Tune from '@mui/icons-material/Tune';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { formatNumber } from '#src/lib/numbers.ts';

const FilterPanel = lazyDialog(async () => (await import('./FilterPanel.tsx')).FilterPanel);

export interface FilterDrawerProps extends Omit<ButtonProps, 'children' | 'onClick' | 'results'> {
  /** How many filters are active; shown on the button. */
  active?: number;
  /** How many places match; null while unknown. */
  results?: number | null;
  /** The filters themselves, usually a `FilterSidebar`. */
  children?: ReactNode;
}

/** A button that opens the filters, where there is no room for them beside the listings. */
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
  const reach =
    <Event,>(also?: (event: Event) => void) =>
    (event: Event) => {
      FilterPanel.preload();
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
          ? t('browse.filters.openWith', { n: formatNumber(active, i18n.language) })
          : t('browse.filters.title')}
      </Button>
      <FilterPanel open={open} onClose={close} results={results}>
        {children}
      </FilterPanel>
    </>
  );
}
