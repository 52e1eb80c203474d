import type { TFunction } from 'i18next';
import { localeOf } from '#src/lib/dates.ts';

/** Metres, rounded as they are said; beyond a kilometre with one decimal. */
export const distanceWords = (t: TFunction, language: string, metres: number): string => {
  const figure = (value: number, digits: number): string =>
    new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits }).format(value);
  const rounded = Math.max(10, Math.round(metres / 10) * 10);
  if (rounded < 1000) return t('browse.distance.metres', { n: figure(rounded, 0) });
  const kilometres = metres / 1000;
  return t('browse.distance.kilometres', { n: figure(kilometres, kilometres < 10 ? 1 : 0) });
};
