import { localeOf } from './dates.ts';

const formats = new Map<string, Intl.NumberFormat>();

const formatIn = (language: string): Intl.NumberFormat => {
  const locale = localeOf(language);
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
};

/** A number in the reader's language; a dash when the server did not send one. */
export const formatNumber = (value: number | null, language: string): string =>
  value === null ? '–' : formatIn(language).format(value);

/** An amount in the reader's language: «12,50 $» / "$12.50". @param currency as in ISO 4217 */
export const formatPrice = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount);

export const formatEuros = (amount: number, language: string): string =>
  formatPrice(amount, 'EUR', language);

/** A price in whole dollars, as the plans are sold: «49 $» / "$49". */
export const formatDollars = (amount: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
