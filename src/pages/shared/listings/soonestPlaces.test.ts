import { expect, it } from 'vitest';
import type { Listing } from '#src/api/organisations.ts';
import { inSamePositions } from './soonestPlaces.ts';

const places = (codes: string, title = 'known'): Listing[] =>
  [...codes].map((code) => ({ code, title }) as Listing);

it.each([
  ['keeps positions if the order of waits changes', 'abc', 'cab', 'abc'],
  ['shows a new place instead of the one that it replaces', 'abcd', 'edca', 'aecd'],
  ['adds the first places', '', 'ab', 'ab'],
  ['adds a place at the end', 'ab', 'bac', 'abc'],
  ['drops places that nothing replaces', 'abc', 'c', 'c'],
])('%s: %s, then %s', (_what, known, next, shown) => {
  const codes = inSamePositions(places(known), places(next)).map(({ code }) => code);
  expect(codes.join('')).toBe(shown);
});

it('shows the new data of each place', () => {
  expect(inSamePositions(places('a'), places('a', 'new'))[0]?.title).toBe('new');
});
