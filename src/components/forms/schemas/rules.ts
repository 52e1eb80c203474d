import { array, boolean, mixed, ref, string } from 'yup';
import { ADULT_YEARS, isStrongPassword, lengthOf, OLDEST_BIRTH } from '#common/account.ts';
import { isCalendarDate, yearsBetween } from '#common/calendar/days.ts';
import { nameProblem, PERSON_NAME, type NameProblem } from '#common/input/names.ts';
import { hasHidden, isBlank } from '#common/input/text.ts';
import { isEmail } from '#common/input/email.ts';
import { PHOTO_BYTES } from '#common/photos.ts';
import { isLinkTo, isWebAddress, NETWORK_HOSTS, type Network } from '#common/input/links.ts';
import { isPhone } from '#common/input/phone.ts';
import type { validation } from '#src/i18n/el/validation.ts';

type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Keys of the `validation` texts, the only messages that schemas return. */
export type ValidationKey = WithoutPlural<keyof typeof validation>;

/** A message of a schema: the key of a text and its parameters. */
export type FieldMessage = {
  key: ValidationKey;
  params?: Record<string, string | number>;
};

/** Creates a message. The field adapter translates it. */
export const message = (key: ValidationKey, params?: FieldMessage['params']): FieldMessage => ({
  key,
  params,
});

export const isFieldMessage = (error: unknown): error is FieldMessage =>
  typeof error === 'object' && error !== null && 'key' in error;

const megabytes = PHOTO_BYTES / 1024 / 1024;
/** Image types that the server accepts. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** An optional text. Invisible characters count as blank. */
export const text = () =>
  string()
    .trim()
    .transform((value: unknown) => (isBlank(String(value ?? '')) ? '' : value))
    .default('')
    .test('hidden', message('hiddenText'), (value) => !hasHidden(value ?? ''));

/** A required text. `key` is the message for a blank. */
export const requiredText = (key: ValidationKey = 'required') => text().required(message(key));

/** A text with a maximum length, counted as on the server. */
export const atMost = (count: number, rule = text()) =>
  rule.test('long', message('tooLong', { count }), (value) => lengthOf(value ?? '') <= count);

export const writtenText = (longest: number, key?: ValidationKey) =>
  atMost(longest, requiredText(key));

const nameMessages = {
  hidden_text: 'hiddenText',
  no_letter: 'letterMissing',
  has_link: 'linkInName',
} as const satisfies Record<NameProblem, ValidationKey>;

export const naming = (rule = text()) =>
  rule.test('name', (name, { createError }) => {
    const problem = name ? nameProblem(name) : null;
    return problem === null || createError({ message: message(nameMessages[problem]) });
  });

/** A personal name: required, at least two characters with a letter, no link. */
export const personName = (key: ValidationKey = 'nameRequired') =>
  atMost(
    PERSON_NAME.max,
    naming(requiredText(key).min(PERSON_NAME.min, message('tooShort', { count: PERSON_NAME.min }))),
  );

export const optionalEmail = (isRight = isEmail) =>
  text().test('email', message('emailInvalid'), (value) => !value || isRight(value));

/** An e-mail address, with separate messages for blank and malformed input. */
export const email = (isRight = isEmail) =>
  optionalEmail(isRight).required(message('emailRequired'));

/** An existing password. Only the server can verify it. */
export const password = () => string().default('').required(message('passwordRequired'));

/** A new password: long enough, with a digit and a letter of any script. */
export const newPassword = () =>
  password().test('strong', message('passwordWeak'), isStrongPassword);

export const repeated = (field: string) =>
  password().oneOf([ref(field)], message('passwordsDiffer'));

/** The birth date of an adult on the day `today` (in Athens), including the birthday itself. */
export const birthDate = (today: () => string) =>
  string()
    .default('')
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

/** A phone number: digits with spaces, dashes, parentheses and a leading plus. */
export const optionalPhone = () =>
  text().test('phone', message('phoneInvalid'), (value) => !value || isPhone(value));

/** A web address, with or without protocol. */
export const optionalUrl = () =>
  text().test('url', message('urlInvalid'), (value) => !value || isWebAddress(value));

/** A link to a profile on a social network. */
export const optionalLink = (network: Network) =>
  text().test(
    'network',
    message('networkInvalid', { host: NETWORK_HOSTS[network][0] }),
    (value) => !value || isLinkTo(network, value),
  );

/** A photo in a form: a file on this device or a stored photo. */
export type ChosenPhoto = File | { url: string };

const photoRules = {
  type: (file: unknown) => !(file instanceof File) || photoTypes.includes(file.type),
  size: (file: unknown) => !(file instanceof File) || file.size <= PHOTO_BYTES,
};

export const optionalPhoto = () =>
  mixed<ChosenPhoto>()
    .nullable()
    .default(null)
    .test('type', message('photoType'), photoRules.type)
    .test('size', message('photoSize', { count: megabytes }), photoRules.size);

export const photoList = <Photo extends ChosenPhoto>(count: number) =>
  array()
    .of(mixed<Photo>().required())
    .default([])
    .max(count, message('photosMax', { count }))
    .test('type', message('photoType'), (files = []) => files.every(photoRules.type))
    .test('size', message('photoSize', { count: megabytes }), (files = []) =>
      files.every(photoRules.size),
    );

export const consent = () =>
  boolean().default(false).required().oneOf([true], message('consentRequired'));
