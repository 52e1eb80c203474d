import { describe, expect, it } from 'vitest';
import {
  countFilters,
  noFilters,
  passes,
  type Filterable,
  type Filters,
  type PropertyType,
} from './listingFilters.ts';

const place = (fields: Partial<Filterable> = {}): Filterable => ({
  country: 'GR',
  category: { icon: 'shops' },
  tags: [],
  priceFrom: 20,
  ...fields,
});

const types: PropertyType[] = [
  { key: 'parking', amenities: ['free_street_parking'], words: ['πάρκινγκ'] },
  { key: 'open', open: true },
  { key: 'children', words: ['παιδι'] },
  { key: 'unhurried', unhurried: true },
];

const pass = (record: Filterable, change: Partial<Filters>): boolean =>
  passes(record, { ...noFilters, ...change }, types);

describe('filters', () => {
  it('hide nothing until something is asked', () => {
    expect(pass(place({ country: null, category: null, priceFrom: null }), {})).toBe(true);
  });

  it('match any of the chosen countries and categories', () => {
    expect(pass(place(), { countries: ['IT', 'GR'] })).toBe(true);
    expect(pass(place(), { countries: ['IT'] })).toBe(false);
    expect(pass(place({ country: null }), { countries: ['IT'] })).toBe(true);
    expect(pass(place({ cityCode: 'athina' }), { cities: ['patra', 'athina'] })).toBe(true);
    expect(pass(place({ cityCode: 'volos' }), { cities: ['patra'] })).toBe(false);
    expect(pass(place(), { cities: ['patra'] })).toBe(false);
    expect(pass(place(), { categories: ['hotels', 'shops'] })).toBe(true);
    expect(pass(place(), { categories: ['hotels'] })).toBe(false);
  });

  it('never hide a place whose category is unknown, or known by its title alone', () => {
    expect(pass(place({ category: null }), { categories: ['hotels'] })).toBe(true);
    expect(pass(place({ category: { icon: '' } }), { categories: ['hotels'] })).toBe(true);
  });

  it('require all of the chosen property types', () => {
    const wait = {
      status: 'open',
      waiting: 2,
      minutes: null,
      opensAt: null,
      message: null,
    } as const;
    const open = place({ wait, amenities: ['free_street_parking'] });
    expect(pass(open, { types: ['parking', 'open'] })).toBe(true);
    expect(pass(place({ wait }), { types: ['parking', 'open'] })).toBe(false);
    expect(pass(place({ wait: { ...wait, status: 'closed' } }), { types: ['open'] })).toBe(false);
    expect(pass(place(), { types: ['open'] })).toBe(false);
    const unhurried = (change: object) =>
      pass(place({ wait: { ...wait, ...change } }), { types: ['unhurried'] });
    expect(unhurried({ waiting: 0 })).toBe(true);
    expect(unhurried({})).toBe(false);
    expect(unhurried({ waiting: null })).toBe(false);
    // Nobody waits at a closed door.
    expect(unhurried({ waiting: 0, status: 'closed' })).toBe(false);
  });

  it('also find property types in tags, at the beginning of a word', () => {
    expect(pass(place({ tags: ['Δωρεάν ΠΑΡΚΙΝΓΚ'] }), { types: ['parking'] })).toBe(true);
    expect(pass(place({ tags: ['παιδίατρος'] }), { types: ['children'] })).toBe(true);
    expect(pass(place({ tags: ['εκπαίδευση'] }), { types: ['children'] })).toBe(false);
  });

  it('never hide a place without a price', () => {
    const unpriced = place({ priceFrom: null });
    expect(pass(unpriced, { price: null })).toBe(true);
    expect(pass(unpriced, { price: [0, 300] })).toBe(true);
  });

  it('hide nothing with the full price range, which does not count as a filter', () => {
    for (const priceFrom of [null, 0, 272, 500, 900])
      expect(pass(place({ priceFrom }), { price: [0, 500] })).toBe(true);
    expect(countFilters({ ...noFilters, price: [0, 500] })).toBe(0);
    expect(countFilters({ ...noFilters, price: [0, 499] })).toBe(1);
    expect(countFilters({ ...noFilters, price: [1, 500] })).toBe(1);
  });

  it('include both ends of the range, and everything above the maximum', () => {
    expect(pass(place({ priceFrom: 10 }), { price: [10, 20] })).toBe(true);
    expect(pass(place({ priceFrom: 20 }), { price: [10, 20] })).toBe(true);
    expect(pass(place({ priceFrom: 21 }), { price: [10, 20] })).toBe(false);
    expect(pass(place({ priceFrom: 9 }), { price: [10, 20] })).toBe(false);
    expect(pass(place({ priceFrom: 900 }), { price: [10, 500] })).toBe(true);
  });

  it('are counted one by one', () => {
    expect(countFilters(noFilters)).toBe(0);
    expect(
      countFilters({
        countries: ['GR'],
        cities: ['Αθήνα'],
        categories: ['a', 'b'],
        types: ['c'],
        price: [0, 1],
      }),
    ).toBe(6);
  });
});
