import { mixed, object, type InferType } from 'yup';
import { KEYWORDS_MAX, LISTING_LONGEST, PRICE } from '#common/listing.ts';
import { hasWord } from '#common/input/text.ts';
import { LISTING_PHOTOS } from '#common/photos.ts';
import { hoursByWeekday, weeklyHours } from './plan.ts';
import {
  atMost,
  consent,
  email,
  message,
  optionalEmail,
  optionalLink,
  optionalPhone,
  optionalUrl,
  personName,
  photoList,
  requiredText,
  text,
  writtenText,
} from './rules.ts';

export interface StoredPhoto {
  code: string;
  url: string;
}

/** Distinct comma-separated keywords. */
export const keywordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** Nine to seven on weekdays, closed on weekends. */
const officeHours = () =>
  hoursByWeekday(
    [1, 2, 3, 4, 5].map((weekday) => ({ weekday, intervals: [{ from: '09:00', to: '19:00' }] })),
  );

const degrees = () => mixed<number>().nullable().default(null);

/** The fields of a listing. Fields are required unless marked "optional". */
export const addListingSchema = object({
  title: writtenText(LISTING_LONGEST.title).test('word', message('letterMissing'), hasWord),
  keywords: text().test(
    'keywords',
    message('keywordsMax', { count: KEYWORDS_MAX }),
    (words) => keywordsOf(words ?? '').length <= KEYWORDS_MAX,
  ),
  category: requiredText('chooseOne'),
  description: writtenText(LISTING_LONGEST.description),
  address: writtenText(LISTING_LONGEST.address),
  temporaryAddress: atMost(LISTING_LONGEST.address),
  city: writtenText(LISTING_LONGEST.city),
  state: atMost(LISTING_LONGEST.city),
  country: requiredText('chooseOne'),
  zip: atMost(LISTING_LONGEST.zip),
  owner: personName(),
  email: email(),
  phone: optionalPhone(),
  website: optionalUrl(),
  facebook: optionalLink('facebook'),
  twitter: optionalLink('twitter'),
  googlePlus: optionalLink('google_plus'),
  linkedIn: optionalLink('linked_in'),
  /** Position of the pin, in degrees. Null if not set. */
  latitude: degrees().test('pin', message('pinInvalid'), (value) => !Number.isNaN(value)),
  longitude: degrees(),
  photos: photoList<File | StoredPhoto>(LISTING_PHOTOS),
  amenities: mixed<Record<string, boolean>>().required().default({}),
  hours: weeklyHours('chooseOne').default(officeHours),
  priceTitle: atMost(LISTING_LONGEST.price_title),
  price: text().matches(PRICE, { message: message('numberInvalid'), excludeEmptyString: true }),
  priceDescription: atMost(LISTING_LONGEST.price_description),
  privacy: consent(),
  terms: consent(),
});

export type AddListingValues = InferType<typeof addListingSchema>;

export const blankListing: AddListingValues = addListingSchema.getDefault();

/** The rules of a published listing, without fields that only a new listing has. */
export const publishedListingSchema = addListingSchema
  .omit(['owner', 'privacy', 'terms', 'temporaryAddress', 'zip'])
  .shape({ email: optionalEmail(), hours: weeklyHours() });

export type PublishedListingValues = InferType<typeof publishedListingSchema>;
