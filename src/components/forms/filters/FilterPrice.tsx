import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isPriceLimited,
  priceBounds,
  priceDefault,
  type PriceRange,
} from '#src/lib/listingFilters.ts';
import { priceEndText } from '#src/lib/prices.ts';
import { Aside, Ends, Group, Legend } from './filterParts.ts';

interface FilterPriceProps {
  /** Null until a handle is moved. */
  value: PriceRange | null;
  /** Called with both ends when a handle is released. */
  onChange: (range: PriceRange) => void;
}

const asRange = (value: number | number[]): PriceRange => {
  const [from, to] = [value].flat();
  return [from ?? priceBounds.min, to ?? priceBounds.max];
};

/**
 * Two sliders on one line; the lower one stops at the upper one. Until one is moved the handles are
 * at their defaults and the label says any price.
 */
export function FilterPrice({ value, onChange }: FilterPriceProps) {
  const { t, i18n } = useTranslation();
  const [moving, setMoving] = useState<PriceRange | null>(null);
  const chosen = moving ?? value;
  const [from, to] = chosen ?? priceDefault;
  const limited = isPriceLimited(chosen);
  const text = (amount: number) => priceEndText(amount, i18n.language);
  return (
    <Group>
      <Legend>{t('browse.filters.price')}</Legend>
      <Box sx={{ px: 1.5 }}>
        <Slider
          value={[from, to]}
          min={priceBounds.min}
          max={priceBounds.max}
          disableSwap
          getAriaLabel={(index) => t(index === 0 ? 'browse.filters.from' : 'browse.filters.to')}
          getAriaValueText={(amount) => (chosen ? text(amount) : t('browse.filters.anyPrice'))}
          track={limited ? 'normal' : false}
          onChange={(_event, next) => setMoving(asRange(next))}
          onChangeCommitted={(_event, next) => {
            setMoving(null);
            onChange(asRange(next));
          }}
          sx={{ display: 'block', '& .MuiSlider-thumb': { width: 24, height: 24 } }}
        />
      </Box>
      {limited ? (
        <>
          <Ends>
            <div>
              <span>{t('browse.filters.fromShort')}</span> {text(from)}
            </div>
            <div>
              <span>{t('browse.filters.toShort')}</span> {text(to)}
            </div>
          </Ends>
          <Aside as="p" style={{ margin: 0 }}>
            {t('browse.filters.unpricedLast')}
          </Aside>
        </>
      ) : (
        <Ends>{t('browse.filters.anyPrice')}</Ends>
      )}
    </Group>
  );
}
