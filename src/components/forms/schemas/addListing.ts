import { boolean, mixed, object, string, type StringSchema } from 'yup';
import { KEYWORDS_MAX, LISTING_LONGEST, PRICE } from '#common/listing.ts';
import { LISTING_PHOTOS } from '#common/photos.ts';
import { message } from './messages.ts';
import {
  atMost,
  email,
  optionalPhone,
  optionalUrl,
  personName,
  photoList,
  writtenText,
} from './rules.ts';

/** A photo that the server has already. */
export interface StoredPhoto {
  code: string;
  url: string;
}

/** Monday to Sunday, as the form's values name them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekdayName = (typeof weekdays)[number];

/** When a place opens and closes on a day; both blank when it stays closed. */
export interface DayHours {
  open: string;
  close: string;
}

export interface AddListingValues {
  title: string;
  keywords: string;
  category: string;
  description: string;
  address: string;
  temporaryAddress: string;
  city: string;
  state: string;
  country: string;
  zip: string;
  owner: string;
  email: string;
  phone: string;
  website: string;
  facebook: string;
  twitter: string;
  googlePlus: string;
  linkedIn: string;
  /** Where the pin stands, in degrees; null: nobody has set it. */
  latitude: number | null;
  longitude: number | null;
  photos: (File | StoredPhoto)[];
  amenities: Record<string, boolean>;
  hours: Record<WeekdayName, DayHours>;
  priceTitle: string;
  price: string;
  priceDescription: string;
  privacy: boolean;
  terms: boolean;
}

const open: DayHours = { open: '09:00', close: '19:00' };
const closed: DayHours = { open: '', close: '' };

/** A blank listing: open nine to seven on weekdays, closed at weekends. */
export const blankListing: AddListingValues = {
  title: '',
  keywords: '',
  category: '',
  description: '',
  address: '',
  temporaryAddress: '',
  city: '',
  state: '',
  country: '',
  zip: '',
  owner: '',
  email: '',
  phone: '',
  website: '',
  facebook: '',
  twitter: '',
  googlePlus: '',
  linkedIn: '',
  latitude: null,
  longitude: null,
  photos: [],
  amenities: {},
  hours: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: closed, sun: closed },
  priceTitle: '',
  price: '',
  priceDescription: '',
  privacy: false,
  terms: false,
};

/** The words between the commas, each once. */
export const keywordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

const day = () =>
  object({
    open: string(),
    close: string().when('open', ([opens], schema: StringSchema) =>
      opens ? schema.required(message('chooseOne')) : schema,
    ),
  });

const consent = () => boolean().oneOf([true], message('consentRequired'));

/** The rules that the hints state: required unless marked "optional", at most 15 keywords. */
export const addListingSchema = object({
  title: writtenText(LISTING_LONGEST.title),
  keywords: string()
    .trim()
    .test(
      'keywords',
      message('keywordsMax', { count: KEYWORDS_MAX }),
      (text) => keywordsOf(text ?? '').length <= KEYWORDS_MAX,
    ),
  category: string().required(message('chooseOne')),
  description: writtenText(LISTING_LONGEST.description),
  address: writtenText(LISTING_LONGEST.address),
  temporaryAddress: atMost(LISTING_LONGEST.address),
  city: writtenText(LISTING_LONGEST.city),
  state: atMost(LISTING_LONGEST.city),
  country: string().required(message('chooseOne')),
  zip: atMost(LISTING_LONGEST.zip),
  owner: atMost(LISTING_LONGEST.owner, personName()),
  email: email(),
  phone: optionalPhone(),
  website: optionalUrl(),
  facebook: optionalUrl(),
  twitter: optionalUrl(),
  googlePlus: optionalUrl(),
  linkedIn: optionalUrl(),
  latitude: mixed<number>()
    .nullable()
    .test('pin', message('pinInvalid'), (value) => !Number.isNaN(value)),
  photos: photoList<File | StoredPhoto>(LISTING_PHOTOS),
  amenities: object(),
  hours: object(Object.fromEntries(weekdays.map((name) => [name, day()]))),
  priceTitle: atMost(LISTING_LONGEST.price_title),
  price: string()
    .trim()
    .matches(PRICE, {
      message: message('numberInvalid'),
      excludeEmptyString: true,
    }),
  priceDescription: atMost(LISTING_LONGEST.price_description),
  privacy: consent(),
  terms: consent(),
});
