import { expect, it } from 'vitest';
import { spanOf, unbroken } from './unbroken.ts';

it('keeps postcodes whole, and dashes and dots at the end of a line', () => {
  expect(unbroken('Αγίας Ζώνης 34, 113 61 Κυψέλη')).toBe('Αγίας Ζώνης 34, 113\u00a061 Κυψέλη');
  expect(unbroken('ΚΕΠ Κυψέλης - Γκύζη · Γραφείο')).toBe('ΚΕΠ Κυψέλης\u00a0- Γκύζη\u00a0· Γραφείο');
});

it('leaves telephones, house numbers and compounds alone', () => {
  const text = 'Ερμού 12-14, τηλ. 210 000 0296, 5 30';
  expect(unbroken(text)).toBe(text);
});

it('keeps both ends of a window on one line', () => {
  expect(spanOf(9, 15)).toBe('9–\u206015');
});
