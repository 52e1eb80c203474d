import type { AddListingValues } from '#src/components/forms/schemas/addListing.ts';

/** The form's parts in their order. */
export const sections = [
  'general',
  'location',
  'details',
  'photos',
  'amenities',
  'hours',
  'pricing',
  'consent',
] as const;
export type SectionName = (typeof sections)[number];

/** The id of a part's element. */
export const sectionId = (name: SectionName): string => `listing-${name}`;

/** The fields of a part, the required ones first. */
interface Fields {
  required: (keyof AddListingValues)[];
  other: (keyof AddListingValues)[];
}

export const fieldsOf: Record<SectionName, Fields> = {
  general: { required: ['title', 'category', 'description'], other: ['keywords'] },
  location: {
    required: ['address', 'city', 'country'],
    other: ['temporaryAddress', 'state', 'zip'],
  },
  details: {
    required: ['owner', 'email'],
    other: ['phone', 'website', 'facebook', 'twitter', 'googlePlus', 'linkedIn'],
  },
  photos: { required: ['photos'], other: [] },
  amenities: { required: ['amenities'], other: [] },
  hours: { required: ['hours'], other: [] },
  pricing: { required: ['priceTitle', 'price'], other: ['priceDescription'] },
  consent: { required: ['privacy', 'terms'], other: [] },
};
