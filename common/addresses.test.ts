import { expect, it } from 'vitest';
import { addresses, listedAddresses, listingPath, ownPath } from './addresses.ts';

const all = Object.values<{ pattern: string; sameAs?: string }>(addresses);
const patterns = all.map(({ pattern }) => pattern);

it('has each pattern once, and each alias points to a canonical pattern', () => {
  expect(new Set(patterns).size).toBe(patterns.length);
  const aliases = all.flatMap(({ pattern, sameAs }) => (sameAs ? [{ pattern, sameAs }] : []));
  expect(aliases).not.toHaveLength(0);
  for (const { pattern, sameAs } of aliases) {
    expect(patterns).toContain(sameAs);
    expect(ownPath(pattern)).toBe(sameAs);
    expect(ownPath(sameAs)).toBe(sameAs);
    expect(listedAddresses).not.toContain(pattern);
  }
});

it.each([
  ['/listing-details/a%2Fb', '/listing-grid/a%2Fb'],
  ['/listing-details/$&', '/listing-grid/$&'],
  ['/listing-details/a/b', '/listing-details/a/b'],
  ['/listing-detailsx', '/listing-detailsx'],
  ['/index44', '/index44'],
  ['/', '/'],
])('%s counts as %s', (path, own) => {
  expect(ownPath(path)).toBe(own);
});

it('excludes forms, personal pages and patterns with parameters', () => {
  for (const hidden of ['/dashboard', '/login', '/sign-up', '/booking', '/invoice'])
    expect(listedAddresses).not.toContain(hidden);
  expect(listedAddresses.filter((path) => path.includes(':'))).toEqual([]);
  expect(listingPath('α/$&')).toBe('/listing-grid/%CE%B1%2F%24%26');
});
