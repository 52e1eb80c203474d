import { localeOf } from '#src/lib/dates.ts';

/** Minutes until the person's turn, rounded naturally; `null` when unknown or zero. */
export const estimateMinutes = (
  peopleAhead: number,
  averageMinutes: number | null | undefined,
): number | null => {
  const minutes = peopleAhead * (averageMinutes ?? 0);
  if (!(minutes > 0)) return null;
  return minutes < 10 ? Math.ceil(minutes) : Math.round(minutes / 5) * 5;
};

/** Minutes in words: «25 λεπτά», «1 ώρα 20 λεπτά». */
export const inWords = (minutes: number, language: string): string => {
  const say = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(localeOf(language), {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && say(hours, 'hour'), rest > 0 && say(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
};
