import { describe, expect, it } from 'vitest';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { passwordSchema, profileSchema } from './account.ts';
import { reportSchema, reviewSchema, subscribeSchema } from './listing.ts';
import { loginSchema } from './login.ts';
import type { FieldMessage } from './messages.ts';
import { planSchema } from './plan.ts';
import { signUpSchemaOn } from './signUp.ts';

/** The first key of each invalid field. */
const wrong = (schema: AnyObjectSchema, values: object): Record<string, string> => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const keys: Record<string, string> = {};
    for (const each of error.inner)
      keys[each.path ?? ''] ??= (each.message as unknown as FieldMessage).key;
    return keys;
  }
};

describe('login', () => {
  it('says "required" for blank and "invalid" for malformed emails', () => {
    expect(wrong(loginSchema, {})).toEqual({
      email: 'emailRequired',
      password: 'passwordRequired',
    });
    for (const email of ['maria', 'maria@', '@a.gr', 'maria@example', 'ma ria@a.gr', 'a@b..gr'])
      expect(wrong(loginSchema, { email, password: 'x' })).toEqual({ email: 'emailInvalid' });
  });

  it('accepts any password and trims the email', () => {
    expect(wrong(loginSchema, { email: ' maria@example.gr ', password: 'x' })).toEqual({});
    expect(loginSchema.cast({ email: ' maria@example.gr ', password: ' x ' })).toEqual({
      email: 'maria@example.gr',
      password: ' x ',
    });
  });
});

describe('sign-up', () => {
  const schema = signUpSchemaOn(() => '2026-03-16');
  const good = {
    first_name: 'Μαρία',
    last_name: 'Παπαδοπούλου',
    birth_date: '1990-05-24',
    email: 'maria@example.gr',
    password: 'καλημέρα1',
  };

  it('accepts a complete form without gender', () => {
    expect(wrong(schema, good)).toEqual({});
    expect(wrong(schema, { ...good, gender: 'female' })).toEqual({});
  });

  it('names each missing field', () => {
    expect(wrong(schema, {})).toEqual({
      first_name: 'firstNameRequired',
      last_name: 'lastNameRequired',
      birth_date: 'birthDateRequired',
      email: 'emailRequired',
      password: 'passwordRequired',
    });
  });

  it('requires names of at least two letters', () => {
    expect(wrong(schema, { ...good, first_name: 'Μ', last_name: ' Π ' })).toEqual({
      first_name: 'tooShort',
      last_name: 'tooShort',
    });
    expect(wrong(schema, { ...good, first_name: '  ' })).toEqual({
      first_name: 'firstNameRequired',
    });
  });

  it('accepts from the eighteenth birthday on', () => {
    expect(wrong(schema, { ...good, birth_date: '2008-03-16' })).toEqual({});
    expect(wrong(schema, { ...good, birth_date: '2008-03-17' })).toEqual({
      birth_date: 'underage',
    });
    expect(wrong(schema, { ...good, birth_date: '2030-01-01' })).toEqual({
      birth_date: 'underage',
    });
  });

  it('refuses dates that do not exist', () => {
    for (const birth_date of ['invalid', '1990-02-30', '0090-05-24'])
      expect(wrong(schema, { ...good, birth_date })).toEqual({ birth_date: 'dateInvalid' });
  });

  it('requires eight characters with a digit and a letter of any script', () => {
    for (const password of ['κωδικός', 'κωδικός1', 'κωδικος٣', 'abcdefgh', '12345678', 'abc 123'])
      expect(wrong(schema, { ...good, password })).toEqual(
        ['κωδικός1', 'κωδικος٣'].includes(password) ? {} : { password: 'passwordWeak' },
      );
  });
});

describe('the other forms', () => {
  it('a review needs stars and words', () => {
    expect(wrong(reviewSchema, { rating: null, photo: null })).toEqual({
      rating: 'ratingRequired',
      name: 'nameRequired',
      email: 'emailRequired',
      text: 'reviewRequired',
    });
    const photo = new File(['x'], 'x.txt', { type: 'text/plain' });
    expect(
      wrong(reviewSchema, { rating: 5, name: 'Νίκος', email: 'n@a.gr', text: 'Ωραία', photo }),
    ).toEqual({ photo: 'photoType' });
  });

  it('a report and the newsletter need their one field', () => {
    expect(wrong(reportSchema, { message: '  ' })).toEqual({ message: 'reportRequired' });
    expect(wrong(subscribeSchema, { email: 'x' })).toEqual({ email: 'emailInvalid' });
  });

  it('a profile may be blank, but not nonsense', () => {
    expect(wrong(profileSchema, { photo: null, website: '' })).toEqual({});
    expect(
      wrong(profileSchema, {
        number: 'abc',
        email: 'a',
        youtube: 'https://vimeo.com/1',
        website: 'not a site',
        bio: 'α'.repeat(501),
      }),
    ).toEqual({
      number: 'phoneInvalid',
      email: 'emailInvalid',
      youtube: 'youtubeInvalid',
      website: 'urlInvalid',
      bio: 'tooLong',
    });
    expect(
      wrong(profileSchema, {
        number: '+30 (210) 123-4567',
        youtube: 'youtube.com/@seira',
        website: 'example.gr',
      }),
    ).toEqual({});
  });

  it('a new password must be typed twice', () => {
    expect(
      wrong(passwordSchema, { current: 'a', password: 'κωδικός12', confirm: 'κωδικός13' }),
    ).toEqual({ confirm: 'passwordsDiffer' });
  });

  it('a plan takes times as people type them, and whole numbers within its bounds', () => {
    const plan = { as_open: false, counters: '3', minutes: '8', days_ahead: '35' };
    const on = (from: string, to: string) => ({ hours: { '1': [{ from, to }] } });
    expect(planSchema.cast({ ...plan, ...on('9', '24') }).hours).toMatchObject(
      on('09:00', '24:00').hours,
    );
    expect(wrong(planSchema, { ...plan, ...on('1530', '14:30'), days_ahead: '61' })).toEqual({
      'hours.1[0].to': 'timeReversed',
      days_ahead: 'wholeNumber',
    });
    expect(wrong(planSchema, { ...plan, ...on('8', '14:30'), patience: '31' })).toEqual({
      patience: 'wholeNumber',
    });
  });
});
