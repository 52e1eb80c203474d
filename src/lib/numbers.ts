import { numberFormat } from '#common/formats.ts';

/** Whole numbers below it are the same in every language, and need no formatter. */
const GROUPED_FROM = 1000;

/** A number in the given language. A dash if the server did not send one. */
export const formatNumber = (value: number | null, language: string): string => {
  if (value === null) return '–';
  const isPlain = Number.isInteger(value) && Math.abs(value) < GROUPED_FROM;
  return isPlain ? String(value) : numberFormat(language, {}).format(value);
};

/** A rating with one decimal: «4,5» / "4.5". */
export const formatRating = (value: number, language: string): string => {
  const figure = (Math.round(value * 10) / 10).toFixed(1);
  return language.startsWith('en') ? figure : figure.replace('.', ',');
};

/** An amount in the given language: «12,50 $» / "$12.50". @param currency ISO 4217 code */
export const formatPrice = (
  amount: number,
  currency: string,
  language: string,
  maximumFractionDigits?: number,
): string =>
  numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits,
  }).format(amount);

export const formatEuros = (amount: number, language: string): string =>
  formatPrice(amount, 'EUR', language);

/** A price in whole dollars: «49 $» / "$49". */
export const formatDollars = (amount: number, language: string): string =>
  formatPrice(amount, 'USD', language, 0);
