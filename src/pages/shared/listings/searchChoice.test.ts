import { describe, expect, it } from 'vitest';
import { browsingIn } from './searchChoice.ts';

const chosen = (category: string) =>
  browsingIn(new URLSearchParams(), { search: { category } }).filters.categories;

describe("a hero's choice of a category", () => {
  it('filters the listings by it', () => {
    expect(chosen('hotels')).toEqual(['hotels']);
  });

  it.each(['none', 'all', 'jobs'])('filters nothing with "%s"', (category) => {
    expect(chosen(category)).toEqual([]);
  });
});
