export const KEYWORDS_MAX = 15;

/** Maximum lengths of a listing's texts, in characters. */
export const LISTING_LONGEST = {
  title: 120,
  keyword: 40,
  description: 2000,
  address: 200,
  city: 80,
  zip: 12,
  owner: 80,
  price_title: 80,
  price_description: 300,
} as const;

/** A price as people write it: up to two decimals after a comma or a point. */
export const PRICE = /^\d{1,7}([.,]\d{1,2})?$/;

/** The amenities of a listing in display order. */
export const AMENITIES = [
  'security_cameras',
  'elevator',
  'wireless_internet',
  'wheelchair_accessible',
  'laundry_room',
  'alarm_system',
  'smoking_allowed',
  'free_street_parking',
  'friendly_workspace',
  'electricity',
  'attached_garage',
  'bike_parking',
  'telephone',
] as const;

/** The states of a listing: its author writes it, a moderator publishes or returns it. */
export const LISTING_STATES = ['draft', 'submitted', 'published', 'returned'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/** The networks on which a listing may have a page. */
export const NETWORKS = ['facebook', 'twitter', 'google_plus', 'linked_in'] as const;
