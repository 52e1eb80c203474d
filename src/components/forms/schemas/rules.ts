import { array, mixed, string, type StringSchema } from 'yup';
import {
  ADULT_YEARS,
  isEmail,
  isStrongPassword,
  lengthOf,
  OLDEST_BIRTH,
  PERSON_NAME,
} from '#common/account.ts';
import { isCalendarDate, yearsBetween } from '#common/calendar/days.ts';
import { PHOTO_BYTES } from '#common/photos.ts';
import { isPhone, isWebAddress, isYoutubeAddress } from '#common/profile.ts';
import { message, type ValidationKey } from './messages.ts';

const megabytes = PHOTO_BYTES / 1024 / 1024;
/** The pictures that the server reads. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** A text that must not be blank; `key` says what is missing. */
export const requiredText = (key: ValidationKey = 'required') =>
  string().trim().required(message(key));

/** A text of so many characters at most, counted as the server counts them. */
export const atMost = (count: number, rule: StringSchema = string().trim()) =>
  rule.test('long', message('tooLong', { count }), (value) => lengthOf(value ?? '') <= count);

/** A text that must not be blank, of so many characters at most; `key` says what is missing. */
export const writtenText = (longest: number, key?: ValidationKey) =>
  atMost(longest, requiredText(key));

/** A person's name: required, at least two characters. */
export const personName = (key: ValidationKey = 'nameRequired') =>
  requiredText(key).min(PERSON_NAME.min, message('tooShort', { count: PERSON_NAME.min }));

/** An email that may be left blank. */
export const optionalEmail = () =>
  string()
    .trim()
    .test('email', message('emailInvalid'), (value) => !value || isEmail(value));

/** An email: blank says "required", malformed says "invalid". */
export const email = () => optionalEmail().required(message('emailRequired'));

/** A new password: long enough, with a digit and a letter of any script. */
export const newPassword = () =>
  string()
    .required(message('passwordRequired'))
    .test('strong', message('passwordWeak'), isStrongPassword);

/**
 * The birth date of somebody old enough on the day `today` (in Athens). The eighteenth birthday
 * itself counts, as it does on the server.
 */
export const birthDate = (today: () => string) =>
  string()
    .required(message('birthDateRequired'))
    .test(
      'exists',
      message('dateInvalid'),
      (value) => isCalendarDate(value) && value >= OLDEST_BIRTH,
    )
    .test(
      'age',
      message('underage', { count: ADULT_YEARS }),
      (value) => !isCalendarDate(value) || yearsBetween(value, today()) >= ADULT_YEARS,
    );

/** A phone number as people write it: digits with spaces, dashes, brackets, a leading plus. */
export const optionalPhone = () =>
  string()
    .trim()
    .test('phone', message('phoneInvalid'), (value) => !value || isPhone(value));

/** A web address, with or without `https://` in front. */
export const optionalUrl = () =>
  string()
    .trim()
    .test('url', message('urlInvalid'), (value) => !value || isWebAddress(value));

/** A link to a video or a channel of YouTube. */
export const optionalYoutube = () =>
  string()
    .trim()
    .test('youtube', message('youtubeInvalid'), (value) => !value || isYoutubeAddress(value));

/** A picture of a form: chosen on this device, or one that the server has already. */
export type ChosenPhoto = File | { url: string };

const photoRules = {
  type: (file: unknown) => !(file instanceof File) || photoTypes.includes(file.type),
  size: (file: unknown) => !(file instanceof File) || file.size <= PHOTO_BYTES,
};

/** A picture that may be left out. */
export const optionalPhoto = () =>
  mixed<ChosenPhoto>()
    .nullable()
    .test('type', message('photoType'), photoRules.type)
    .test('size', message('photoSize', { count: megabytes }), photoRules.size);

/** So many pictures at most. */
export const photoList = <Photo extends ChosenPhoto>(count: number) =>
  array()
    .of(mixed<Photo>().required())
    .max(count, message('photosMax', { count }))
    .test('type', message('photoType'), (files = []) => files.every(photoRules.type))
    .test('size', message('photoSize', { count: megabytes }), (files = []) =>
      files.every(photoRules.size),
    );
