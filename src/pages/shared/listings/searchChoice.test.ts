import { describe, expect, it } from 'vitest';
import { browsingIn } from './searchChoice.ts';
import { searchState } from './useHeroSearch.ts';

const chosen = (category: string) =>
  browsingIn(new URLSearchParams(), { search: { category } }).filters.categories;

describe('search choice of a hero form', () => {
  it.each(['none', 'all', 'jobs'])('does not filter by "%s"', (category) => {
    expect(chosen(category)).toEqual([]);
  });

  it('combines category and country', () => {
    const state = searchState({ country: 'GR', category: 'hotels' });
    const { filters } = browsingIn(new URLSearchParams(), state);
    expect(filters).toMatchObject({ countries: ['GR'], categories: ['hotels'] });
  });
});
