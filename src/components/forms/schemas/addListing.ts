import { array, boolean, mixed, object, string, type StringSchema } from 'yup';
import { message } from './messages.ts';
import { photoMegabytes, photoTypes } from './limits.ts';
import { email, optionalPhone, optionalUrl, personName, requiredText } from './rules.ts';

/** The most keywords a listing may have. */
export const keywordsMax = 15;
/** The longest description. */
export const descriptionLength = 2000;

/** Monday to Sunday, as the form's values name them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekdayName = (typeof weekdays)[number];

/** When a place opens and closes on a day; both blank when it stays closed. */
export interface DayHours {
  open: string;
  close: string;
}

/** What the add-listing form holds. */
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
  photos: File[];
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
  title: requiredText(),
  keywords: string()
    .trim()
    .test(
      'keywords',
      message('keywordsMax', { count: keywordsMax }),
      (text) => keywordsOf(text ?? '').length <= keywordsMax,
    ),
  category: string().required(message('chooseOne')),
  description: requiredText().max(
    descriptionLength,
    message('tooLong', { count: descriptionLength }),
  ),
  address: requiredText(),
  temporaryAddress: string().trim(),
  city: requiredText(),
  state: string().trim(),
  country: string().required(message('chooseOne')),
  zip: string().trim(),
  owner: personName(),
  email: email(),
  phone: optionalPhone(),
  website: optionalUrl(),
  facebook: optionalUrl(),
  twitter: optionalUrl(),
  googlePlus: optionalUrl(),
  linkedIn: optionalUrl(),
  photos: array()
    .of(mixed<File>().required())
    .test('type', message('photoType'), (files = []) =>
      files.every((file) => photoTypes.includes(file.type)),
    )
    .test('size', message('photoSize', { count: photoMegabytes }), (files = []) =>
      files.every((file) => file.size <= photoMegabytes * 1024 * 1024),
    ),
  amenities: object(),
  hours: object(Object.fromEntries(weekdays.map((name) => [name, day()]))),
  priceTitle: string().trim(),
  price: string()
    .trim()
    .matches(/^\d{1,7}([.,]\d{1,2})?$/, {
      message: message('numberInvalid'),
      excludeEmptyString: true,
    }),
  priceDescription: string().trim(),
  privacy: consent(),
  terms: consent(),
});
