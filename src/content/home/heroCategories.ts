import { CATEGORY_NAMES } from '#common/categories.ts';

/**
 * Category choices of the hero, in order. `none` and `all` do not filter, nor does `jobs`, which is
 * not a category of the server. Source: section 2 of the specification.
 */
export const heroCategories = ['none', 'all', ...CATEGORY_NAMES, 'jobs'] as const;

/** Rotating words of the hero, in order. Source: section 2 of the specification. */
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
