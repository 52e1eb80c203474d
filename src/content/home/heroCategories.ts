import { CATEGORY_NAMES } from '#common/categories.ts';

/**
 * The hero's fixed category choices, in order. `none` and `all` choose nothing, nor does
 * `jobs`, which has no counterpart among the server's categories. Source: section 2 of the specification.
 */
export const heroCategories = ['none', 'all', ...CATEGORY_NAMES, 'jobs'] as const;

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
