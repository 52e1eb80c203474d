/**
 * The hero's fixed category choices, in order. `none` and `all` choose nothing, nor does
 * `jobs`, which has no counterpart among the server's categories. Source: section 2 of the specification.
 */
export const heroCategories = [
  'none',
  'all',
  'shops',
  'hotels',
  'restaurants',
  'fitness',
  'travel',
  'salons',
  'event',
  'business',
  'jobs',
] as const;
export type HeroCategory = (typeof heroCategories)[number];

/** The hero's rotating words, in order. Source: section 2 of the specification. */
export const rotatingWords = [
  'hotels',
  'restaurants',
  'shops',
  'salons',
  'apartments',
  'travels',
  'business',
  'fitness',
] as const;
