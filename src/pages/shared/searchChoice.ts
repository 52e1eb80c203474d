import { countryCodes } from '#src/content/countries.ts';
import { heroCategories, type HeroCategory } from '#src/content/heroCategories.ts';
import { bag, oneOf } from '#src/lib/read.ts';

/** What was chosen beside the keywords; it travels in the router's state, never in the address. */
export interface SearchChoice {
  country: string | null;
  category: Exclude<HeroCategory, 'none' | 'all'> | null;
}

/** Reads a choice from a location's state, which may hold anything. */
export const searchChoiceIn = (state: unknown): SearchChoice => {
  const { country, category } = bag(bag(state).search);
  const chosen = oneOf(heroCategories, category);
  return {
    country: oneOf(countryCodes, country),
    category: chosen === 'none' || chosen === 'all' ? null : chosen,
  };
};

/** The router's state that carries a choice. */
export const searchState = (choice: { country: string | null; category: string | null }) => ({
  search: choice,
});
