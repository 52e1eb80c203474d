import { describe, expect, it } from 'vitest';
import { WORD_PAIRS, WORD_TITLES } from '#common/greek/words.ts';
import { noFilters, type Filters } from './listingFilters.ts';
import { arrange, everything, sorts, type Arrangeable, type Criteria } from './listings.ts';

const record = (code: string, fields: Partial<Arrangeable> = {}): Arrangeable => ({
  code,
  title: code,
  address: '',
  city: null,
  district: null,
  country: null,
  tags: [],
  category: null,
  rating: null,
  reviewsCount: null,
  viewsCount: null,
  priceFrom: null,
  createdAt: null,
  match: null,
  ...fields,
});

const criteria = (change: Partial<Criteria> = {}): Criteria => ({
  keywords: '',
  sort: 'default',
  seed: 1,
  ...change,
});

const codes = (records: readonly Arrangeable[], change: Partial<Criteria>, searched = false) =>
  arrange(records, criteria(change), { searched }).map(({ code }) => code);

const a = record('a', {
  rating: 4,
  reviewsCount: 10,
  viewsCount: 5,
  priceFrom: 30,
  createdAt: '2026-01-01T00:00:00Z',
});
const b = record('b', {
  rating: 5,
  reviewsCount: 2,
  viewsCount: 50,
  priceFrom: 10,
  createdAt: '2026-02-01T00:00:00Z',
});
const unknown = record('c');

describe('arranging', () => {
  it('puts places without a price last while prices are filtered', () => {
    const filters: Filters = { ...noFilters, price: [0, 20] };
    expect(codes([unknown, a, b], { filters })).toEqual(['b', 'c']);
    expect(codes([unknown, a, b], { filters, sort: 'newest' })).toEqual(['b', 'c']);
    const anyPrice: Filters = { ...noFilters, price: [0, 500] };
    expect(codes([unknown, a, b], { filters: anyPrice })).toEqual(['c', 'a', 'b']);
  });

  it.each([
    ['default', 'c a b'],
    ['high_rated', 'b a c'],
    ['most_reviewed', 'a b c'],
    ['popular', 'b a c'],
    ['newest', 'b a c'],
    ['older', 'a b c'],
    ['price_low', 'b a c'],
    ['price_high', 'a b c'],
  ] as const)('sorts by %s, the unknown last', (sort, order) => {
    expect(codes([unknown, a, b], { sort }).join(' ')).toBe(order);
  });

  it('shuffles the same way for the same seed and otherwise for another', () => {
    const many = Array.from({ length: 30 }, (_, index) => record(`o${index}`));
    const first = codes(many, { sort: 'random', seed: 7 });
    expect(codes(many.toReversed(), { sort: 'random', seed: 7 })).toEqual(first);
    expect(codes(many, { sort: 'random', seed: 8 })).not.toEqual(first);
    expect(first).not.toEqual(codes(many, {}));
  });

  it('keeps the order of a server that has shuffled, so that a further page comes last', () => {
    const many = [...'dbeca'].map((code) => record(code));
    const random = criteria({ sort: 'random', seed: 7 });
    const inOrder = (keywords: string) =>
      arrange(many, { ...random, keywords }, { shuffled: true }).map(({ code }) => code);
    expect(inOrder('')).toEqual(['d', 'b', 'e', 'c', 'a']);
    expect(inOrder('a')).toEqual(['a', 'd', 'b', 'e', 'c']);
    expect(arrange(many, random).map(({ code }) => code)).not.toEqual(inOrder(''));
  });

  it('puts matches first and hides nothing', () => {
    const pharmacy = record('f', { title: 'Φαρμακείο Ρήγα' });
    const tagged = record('t', { tags: ['φαρμακείο'] });
    const order = codes([unknown, tagged, a, pharmacy], { keywords: 'φαρμακειο' });
    expect(order).toEqual(['f', 't', 'c', 'a']);
    expect(codes([unknown, tagged, a], { keywords: 'φαρμακειο', sort: 'high_rated' })).toEqual([
      't',
      'a',
      'c',
    ]);
  });

  it('uses the server’s scores when it has searched', () => {
    const found = record('x', { match: 2 });
    expect(codes([a, found], { keywords: 'a' }, true)).toEqual(['x', 'a']);
    expect(codes([found, a], { keywords: 'a' }, false)).toEqual(['a', 'x']);
  });

  it('hides only what an explicit filter excludes', () => {
    const salon = record('s', { category: { title: 'Κομμωτήρια', icon: 'salons' }, country: 'GR' });
    const only = (filters: Partial<Filters>) => ({ filters: { ...noFilters, ...filters } });
    const shop = record('shop', { category: { title: 'Καταστήματα', icon: 'shops' } });
    expect(codes([shop, salon], only({ categories: ['salons'] }))).toEqual(['s']);
    expect(codes([salon], only({ countries: ['IT'] }))).toEqual([]);
    expect(codes([a, salon], only({ countries: ['GR'] }))).toEqual(['a', 's']);
  });

  it('hides what the sidebar’s filters exclude, and still sorts and matches', () => {
    const filters = { ...noFilters, price: [0, 20] as const };
    expect(codes([a, b], { filters })).toEqual(['b']);
    const parking = { ...noFilters, types: ['parking'] };
    const types = [{ key: 'parking', words: ['πάρκινγκ'] }];
    const near = record('near', { tags: ['πάρκινγκ'], rating: 3 });
    const far = record('far', { tags: ['Πάρκινγκ'], rating: 4 });
    expect(codes([a, near, far], { filters: parking, types, sort: 'high_rated' })).toEqual([
      'far',
      'near',
    ]);
    expect(codes([a, near, far], { filters: parking, types, keywords: 'near' })).toEqual([
      'near',
      'far',
    ]);
  });

  it('leaves everything unchanged without any criteria', () => {
    expect(arrange([b, unknown, a], everything).map(({ code }) => code)).toEqual(['b', 'c', 'a']);
  });

  it('knows the nine options of the specification, then the shortest wait', () => {
    expect(sorts).toHaveLength(10);
    expect(sorts.at(-1)).toBe('wait');
  });

  it('sorts by wait, the unknown last', () => {
    const wait = {
      status: 'open',
      waiting: 4,
      minutes: null,
      opensAt: null,
      message: null,
    } as const;
    const long = record('long', { wait });
    const short = record('short', { wait: { ...wait, waiting: 1 } });
    const closed = record('closed', { wait: { ...wait, status: 'closed', waiting: 0 } });
    expect(codes([unknown, closed, long, short], { sort: 'wait' })).toEqual([
      'short',
      'long',
      'closed',
      'c',
    ]);
  });

  it('puts the nearest first, among matches too, and those without a position last', () => {
    const near = { latitude: 37.98, longitude: 23.73 };
    const here = record('here', { position: near });
    const there = record('there', { position: { latitude: 40.64, longitude: 22.94 }, rating: 5 });
    expect(codes([unknown, there, here], { near })).toEqual(['here', 'there', 'c']);
    expect(codes([here, there], { near, keywords: 'there' })).toEqual(['there', 'here']);
  });
});

describe('the loaded records', () => {
  const titled = WORD_TITLES.map((title) => record(title));

  it.each(WORD_PAIRS)('«$typed» among them finds «$title»: $marked', ({ typed, title, marked }) => {
    const found = arrange(titled, criteria({ keywords: typed })).filter(({ score }) => score > 0);
    expect(found.some((one) => one.title === title)).toBe(marked.length > 0);
  });
});
