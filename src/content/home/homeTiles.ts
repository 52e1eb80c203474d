/** Twelve category tiles of home page 3, in order: the eight categories and four search words. */
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

/** Popular tags of home page 5, in order. Source: section 2 of the specification. */
export const popularTags = ['travel', 'food', 'business', 'salon', 'cleaning'] as const;

/** Search tabs of home page 3, in order. Source: section 2 of the specification. */
export const searchTabs = ['places', 'events', 'jobs', 'realEstate'] as const;
export type SearchTabName = (typeof searchTabs)[number];
