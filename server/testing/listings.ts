import type { SubmissionFields, SubmissionPayload } from '#common/contract/places/submissions.ts';
import { hoursOf } from './builders.ts';

export const LISTING: SubmissionFields = {
  title: 'Κουρείο «Ο Θανάσης»',
  keywords: ['κούρεμα', 'ξύρισμα'],
  category: 'salons',
  description: 'Κουρεύουμε από το 1962.',
  address: 'Μαιζώνος 12',
  temporary_address: '',
  city: 'Πάτρα',
  state: 'Αχαΐα',
  country: 'GR',
  zip: '26221',
  latitude: null,
  longitude: null,
  owner: 'Θανάσης Κούρος',
  email: 'koureio@seira.example',
  phone: '+30 2610 123456',
  website: 'koureio.example',
  facebook: '',
  twitter: '',
  google_plus: '',
  linked_in: '',
  amenities: ['wireless_internet'],
  hours: hoursOf('09:00', '19:00', [1, 2, 3, 4, 5]),
  price_title: 'Ανδρικό κούρεμα',
  price: '12,50',
  price_description: 'Με λούσιμο',
};

/** A request payload, submitted by default. */
export const listingPayload = (
  fields: Partial<SubmissionFields> = {},
  more: Partial<SubmissionPayload> = {},
): SubmissionPayload => ({
  fields: { ...LISTING, ...fields },
  photos: [],
  submit: true,
  privacy: true,
  terms: true,
  ...more,
});
