import { expect, it } from 'vitest';
import type { Listing } from '#src/api/organisations.ts';
import { inSamePositions } from './soonestPlaces.ts';

const places = (codes: string, title = 'known'): Listing[] =>
  [...codes].map((code) => ({ code, title }) as Listing);

const codesOf = (shown: Listing[]): string => shown.map(({ code }) => code).join('');

it('keeps the position of each place if the order of waits changes', () => {
  expect(codesOf(inSamePositions(places('abc'), places('cab')))).toBe('abc');
});

it('shows a new place at the position of the one that it replaces', () => {
  expect(codesOf(inSamePositions(places('abcd'), places('edca')))).toBe('aecd');
});

it('adds places at the end and drops those that nothing replaces', () => {
  expect(codesOf(inSamePositions([], places('ab')))).toBe('ab');
  expect(codesOf(inSamePositions(places('ab'), places('bac')))).toBe('abc');
  expect(codesOf(inSamePositions(places('abc'), places('c')))).toBe('c');
});

it('shows the new data of each place', () => {
  expect(inSamePositions(places('a'), places('a', 'new'))[0]?.title).toBe('new');
});
