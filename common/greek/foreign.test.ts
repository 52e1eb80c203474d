import { expect, it } from 'vitest';
import { foreign } from './foreign.ts';

it('returns the language of text in the other language', () => {
  expect(foreign('Κουρεύουμε από το 1962.', 'en')).toBe('el');
  expect(foreign('Κουρείο «Barber»', 'en')).toBe('el');
  expect(foreign('Friendly and quick', 'el')).toBe('en');
});

it('returns nothing for text in the page’s language or without letters', () => {
  expect(foreign('Friendly and quick', 'en')).toBeUndefined();
  expect(foreign('Κουρεύουμε από το 1962.', 'el')).toBeUndefined();
  expect(foreign('10–12', 'en')).toBeUndefined();
  expect(foreign('', 'el')).toBeUndefined();
});
