import { describe, expect, it } from 'vitest';
import { browsingIn } from './searchChoice.ts';
import { searchState } from './useHeroSearch.ts';

const chosen = (category: string) =>
  browsingIn(new URLSearchParams(), { search: { category } }).filters.categories;

describe("a hero's choice of a category", () => {
  it('filters the listings by it', () => {
    expect(chosen('hotels')).toEqual(['hotels']);
  });

  it.each(['none', 'all', 'jobs'])('filters nothing with "%s"', (category) => {
    expect(chosen(category)).toEqual([]);
  });

  it('comes with a country, which filters as well', () => {
    const state = searchState({ country: 'GR', category: 'hotels' });
    const { filters } = browsingIn(new URLSearchParams(), state);
    expect(filters).toMatchObject({ countries: ['GR'], categories: ['hotels'] });
  });
});
