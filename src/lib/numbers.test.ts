import { expect, it } from 'vitest';
import { numberFormat } from '#common/formats.ts';
import { formatNumber, formatRating } from './numbers.ts';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

it.each(['el', 'en'])(
  'numbers are written in %s as a formatter of the language does',
  (language) => {
    for (const value of [-1000, -7, 0, 1, 999, 1000, 1_234_567, 0.5, 1.25, 2 / 3, 1234.5])
      expect(formatNumber(value, language)).toBe(numberFormat(language, {}).format(value));
    for (let rating = 0; rating <= 500; rating += 1)
      expect(formatRating(rating / 100, language)).toBe(
        numberFormat(language, ONE_DECIMAL).format(rating / 100),
      );
  },
);
