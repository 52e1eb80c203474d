import type { PropertyType } from '#src/lib/listingFilters.ts';

/**
 * The property types of the filter sidebar, in the order they are offered: how a place is right
 * now, how one gets there and in, what one finds inside. A place has a type through its amenities
 * or its tags.
 */
export const propertyTypes = [
  { key: 'open', open: true },
  { key: 'unhurried', unhurried: true },
  { key: 'verified', verified: true },
  { key: 'accessible', amenities: ['wheelchair_accessible'], words: ['αμαξίδιο', 'χωρίς σκαλιά'] },
  {
    key: 'parking',
    amenities: ['free_street_parking', 'attached_garage'],
    words: ['πάρκινγκ', 'parking'],
  },
  { key: 'wifi', amenities: ['wireless_internet'], words: ['wifi', 'wi-fi'] },
  { key: 'elevator', amenities: ['elevator'], words: ['ασανσέρ'] },
  { key: 'bikes', amenities: ['bike_parking'], words: ['ποδήλατ'] },
  { key: 'outdoors', words: ['αυλή', 'βεράντα', 'κήπος', 'κληματαριά'] },
  { key: 'children', words: ['παιδι', 'παιδο', 'βρεφ', 'οικογενειακ'] },
  { key: 'english', words: ['english', 'ξένες γλώσσες'] },
  { key: 'workspace', amenities: ['friendly_workspace'], words: ['θέσεις μελέτης'] },
] as const satisfies readonly PropertyType[];

export type PropertyTypeKey = (typeof propertyTypes)[number]['key'];
