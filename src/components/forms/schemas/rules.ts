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

/** Keys of the `validation` texts, the only messages a schema may give. */
export type ValidationKey = WithoutPlural<keyof typeof validation>;

/** A message as the schemas return it: a text's key and the values to fill in. */
export type FieldMessage = {
  key: ValidationKey;
  params?: Record<string, string | number>;
};

/** Makes a schema's message; the field's adapter turns it into a sentence. */
export const message = (key: ValidationKey, params?: FieldMessage['params']): FieldMessage => ({
  key,
  params,
});

export const isFieldMessage = (error: unknown): error is FieldMessage =>
  typeof error === 'object' && error !== null && 'key' in error;

const megabytes = PHOTO_BYTES / 1024 / 1024;
/** The pictures that the server reads. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** A text that may be left blank; what shows nothing counts as blank. */
export const text = () =>
  string()
    .trim()
    .transform((value: unknown) => (isBlank(String(value ?? '')) ? '' : value))
    .default('')
    .test('hidden', message('hiddenText'), (value) => !hasHidden(value ?? ''));

/** A text that must not be blank; `key` says what is missing. */
export const requiredText = (key: ValidationKey = 'required') => text().required(message(key));

/** A text of so many characters at most, counted as the server counts them. */
export const atMost = (count: number, rule = text()) =>
  rule.test('long', message('tooLong', { count }), (value) => lengthOf(value ?? '') <= count);

/** A text that must not be blank, of so many characters at most; `key` says what is missing. */
export const writtenText = (longest: number, key?: ValidationKey) =>
  atMost(longest, requiredText(key));

const nameMessages = {
  hidden_text: 'hiddenText',
  no_letter: 'letterMissing',
  has_link: 'linkInName',
} as const satisfies Record<NameProblem, ValidationKey>;

/** A text that names a person, or is blank. */
export const naming = (rule = text()) =>
  rule.test('name', (name, { createError }) => {
    const problem = name ? nameProblem(name) : null;
    return problem === null || createError({ message: message(nameMessages[problem]) });
  });

/** A person's name: required, at least two characters, a letter among them, and no link. */
export const personName = (key: ValidationKey = 'nameRequired') =>
  atMost(
    PERSON_NAME.max,
    naming(requiredText(key).min(PERSON_NAME.min, message('tooShort', { count: PERSON_NAME.min }))),
  );

export const optionalEmail = (isRight = isEmail) =>
  text().test('email', message('emailInvalid'), (value) => !value || isRight(value));

/** An email: blank says "required", malformed says "invalid". */
export const email = (isRight = isEmail) =>
  optionalEmail(isRight).required(message('emailRequired'));

/** A password that exists: only the server knows whether it is the right one. */
export const password = () => string().default('').required(message('passwordRequired'));

/** Long enough, with a digit and a letter of any script. */
export const newPassword = () =>
  password().test('strong', message('passwordWeak'), isStrongPassword);

/** A password typed once more, as in another field. */
export const repeated = (field: string) =>
  password().oneOf([ref(field)], message('passwordsDiffer'));

/**
 * The birth date of somebody old enough on the day `today` (in Athens). The eighteenth birthday
 * itself counts, as it does on the server.
 */
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

/** A phone number as people write it: digits with spaces, dashes, brackets, a leading plus. */
export const optionalPhone = () =>
  text().test('phone', message('phoneInvalid'), (value) => !value || isPhone(value));

/** A web address, with or without `https://` in front. */
export const optionalUrl = () =>
  text().test('url', message('urlInvalid'), (value) => !value || isWebAddress(value));

/** A link to a page at a network. */
export const optionalLink = (network: Network) =>
  text().test(
    'network',
    message('networkInvalid', { host: NETWORK_HOSTS[network][0] }),
    (value) => !value || isLinkTo(network, value),
  );

/** A picture of a form: chosen on this device, or one that the server has already. */
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

/** So many pictures at most. */
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
