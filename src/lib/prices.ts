import { priceBounds, type PriceRange } from './listingFilters.ts';
import { numberFormat } from '#common/formats.ts';

const euros = (language: string): Intl.NumberFormat =>
  numberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** One end of the price range. The upper bound means "and above": «500 €+». */
export const priceEndText = (amount: number, language: string): string =>
  `${euros(language).format(amount)}${amount >= priceBounds.max ? '+' : ''}`;

/** A price range: «0 – 272 €» / "€0 – €272". */
export const priceRangeText = ([from, to]: PriceRange, language: string): string =>
  from === to
    ? priceEndText(from, language)
    : `${euros(language).formatRange(from, to)}${to >= priceBounds.max ? '+' : ''}`;
