/**
 * The twelve fixed category tiles of home 3, in order: the eight categories of the product and
 * four more that are words to search for.
 */
export const homeTiles = [
  'shops',
  'health',
  'restaurants',
  'business',
  'salons',
  'garages',
  'hotels',
  'travel',
  'fitness',
  'event',
  'cleaning',
  'apartments',
] as const;
export type HomeTile = (typeof homeTiles)[number];

/** The popular tags of home 5, in order. Source: section 2 of the specification. */
export const popularTags = ['travel', 'food', 'business', 'salon', 'cleaning'] as const;

/** The search tabs of home 3, in order. Source: section 2 of the specification. */
export const searchTabs = ['places', 'events', 'jobs', 'realEstate'] as const;
export type SearchTabName = (typeof searchTabs)[number];
