import { mixed, string, type StringSchema } from 'yup';
import { isCalendarDate, yearsBetween } from '#common/calendar/days.ts';
import { isPhone, isWebAddress, isYoutubeAddress } from '#common/profile.ts';
import { minimumAge, passwordLength, photoMegabytes, photoTypes } from './limits.ts';
import { message, type ValidationKey } from './messages.ts';

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/u;
const earliestBirth = '1900-01-01';

/** A text that must not be blank; `key` says what is missing. */
export const requiredText = (key: ValidationKey = 'required') =>
  string().trim().required(message(key));

/** A text of so many characters at most, counted as the server counts them. */
export const atMost = (count: number, rule: StringSchema = string().trim()) =>
  rule.test('long', message('tooLong', { count }), (value) => [...(value ?? '')].length <= count);

/** A text that must not be blank, of so many characters at most; `key` says what is missing. */
export const writtenText = (longest: number, key?: ValidationKey) =>
  atMost(longest, requiredText(key));

/** A person's name: required, at least two characters. */
export const personName = (key: ValidationKey = 'nameRequired') =>
  requiredText(key).min(2, message('tooShort', { count: 2 }));

/** An email that may be left blank. */
export const optionalEmail = () =>
  string()
    .trim()
    .matches(emailPattern, { message: message('emailInvalid'), excludeEmptyString: true });

/** An email: blank says "required", malformed says "invalid". */
export const email = () => optionalEmail().required(message('emailRequired'));

/** A new password: long enough, with a digit and a letter of any script. */
export const newPassword = () =>
  string()
    .required(message('passwordRequired'))
    .test(
      'strong',
      message('passwordWeak'),
      (value) => value.length >= passwordLength && /\d/.test(value) && /\p{L}/u.test(value),
    );

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
      (value) => isCalendarDate(value) && value >= earliestBirth,
    )
    .test(
      'age',
      message('underage', { count: minimumAge }),
      (value) => !isCalendarDate(value) || yearsBetween(value, today()) >= minimumAge,
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

/** A picture that may be left out. */
export const optionalPhoto = () =>
  mixed<ChosenPhoto>()
    .nullable()
    .test(
      'type',
      message('photoType'),
      (file) => !(file instanceof File) || photoTypes.includes(file.type),
    )
    .test(
      'size',
      message('photoSize', { count: photoMegabytes }),
      (file) => !(file instanceof File) || file.size <= photoMegabytes * 1024 * 1024,
    );
