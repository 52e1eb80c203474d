import { expect, it } from 'vitest';
import { fold, wordSpans, wordsOf } from './fold.ts';

it('folds case, accents, dialytika and final sigma', () => {
  expect(fold('ΆΝΘΟΣ Ϊ ΐ')).toBe('ανθοσ ι ι');
  expect(fold('Καφές ΚΑΦΕΣ')).toBe('καφεσ καφεσ');
});

it('splits words at anything but letters and digits', () => {
  expect(wordsOf('Κουρείο «Ο Λευτέρης & Υιός», 24ωρο')).toEqual(
    ['κουρειο', 'ο', 'λευτερησ', 'υιοσ', '24ωρο'],
  ); // prettier-ignore
  expect(wordsOf(' *** ')).toEqual([]);
});

it('tells where a word stands in the original, however its accents are written', () => {
  const text = '👍🏽 Cafe\u0301 Άλφα ΐΰ Straße';
  expect(wordSpans(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Cafe\u0301',
    'Άλφα',
    'ΐΰ',
    'Straße',
  ]);
});
