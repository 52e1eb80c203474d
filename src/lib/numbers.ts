import { numberFormat } from '#common/formats.ts';

/** A number in the given language. A dash if the server did not send one. */
export const formatNumber = (value: number | null, language: string): string =>
  value === null ? '–' : numberFormat(language, {}).format(value);

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
