import type { Listing } from '#src/api/organisation.ts';

/** Without what only filters and galleries read: a page carries these places in its HTML. */
export const brief = <Place extends Listing>(place: Place): Place => ({
  ...place,
  cityCode: null,
  country: null,
  images: [],
  priceFrom: null,
  tags: [],
  amenities: [],
});

/** Without what a card shows in a row alone, either. */
export const briefer = <Place extends Listing>(place: Place): Place => ({
  ...brief(place),
  viewsCount: null,
  phone: null,
  website: null,
  author: null,
  createdAt: null,
});
