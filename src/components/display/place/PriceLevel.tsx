import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

const highest = 4;

const Root = styled('span', { name: 'SeiraPriceLevel', slot: 'root' })(({ theme }) => ({
  position: 'relative',
  display: 'inline-block',
  ...theme.typography.body2,
  fontWeight: 650,
  letterSpacing: '0.06em',
  color: theme.vars.palette.text.primary,
  '& .rest': { fontWeight: 400, color: theme.vars.palette.text.disabled },
}));

export interface PriceLevelProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The place's price level, 1 to 4. */
  level?: number;
}

/** A place's price level, in euro signs out of four. */
export function PriceLevel({ level = 1, ...rest }: PriceLevelProps) {
  const { t } = useTranslation();
  const shown = Math.min(highest, Math.max(1, Math.round(level)));
  return (
    <Root {...rest}>
      <VisuallyHidden>{t('display.price', { level: shown })}</VisuallyHidden>
      <span aria-hidden>{'€'.repeat(shown)}</span>
      <span aria-hidden className="rest">
        {'€'.repeat(highest - shown)}
      </span>
    </Root>
  );
}
