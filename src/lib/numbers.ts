import { numberFormat } from '#common/formats.ts';

/**
 * A number in the given language, with at most three decimals: «1.234,5» / "1,234.5". A dash if the
 * server did not send one. Written without a formatter, because many first views show numbers.
 */
export const formatNumber = (value: number | null, language: string): string => {
  if (value === null) return '–';
  const [group, point] = language.startsWith('en') ? [',', '.'] : ['.', ','];
  const [whole = '', ...decimals] = String(Math.round(value * 1000) / 1000).split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, group), ...decimals].join(point);
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
