import { expect, it } from 'vitest';
import { dateFormat } from '#common/formats.ts';
import { addDays } from './days.ts';
import { dayWords, type DayParts } from './dayWords.ts';

const PARTS: DayParts[] = [
  { weekday: 'long', day: 'numeric', month: 'long' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
  { weekday: 'short', day: 'numeric' },
  { weekday: 'long' },
];

it.each(['el', 'en'])('every day of a year has the words of the CLDR in %s', (language) => {
  for (let n = 0; n < 366; n += 1) {
    const date = addDays('2028-01-01', n);
    for (const parts of PARTS)
      expect(dayWords(language, date, parts)).toBe(
        dateFormat(language, { ...parts, timeZone: 'UTC' }).format(new Date(date)),
      );
  }
});
