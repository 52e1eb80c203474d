import { expect, it } from 'vitest';
import { object, type AnySchema } from 'yup';
import { wrongIn } from '#tests/validation.ts';
import {
  atMost,
  birthDate,
  email,
  newPassword,
  optionalPhone,
  optionalPhoto,
  optionalUrl,
  optionalLink,
  personName,
  repeated,
} from './rules.ts';

const wrong = (rule: AnySchema, value: unknown): string | null =>
  Object.values(wrongIn(object({ value: rule }), { value }))[0] ?? null;

const born = birthDate(() => '2026-03-16');
const twice = object({ password: newPassword(), confirm: repeated('password') });
const photo = (type: string) => new File(['x'], 'x', { type });

it.each<[string, AnySchema, unknown[], string | null]>([
  ['a blank email', email(), [undefined, '', ' '], 'emailRequired'],
  ['a bad one', email(), ['maria', 'maria@', '@a.gr', 'ma ria@a.gr', 'a@b..gr'], 'emailInvalid'],
  ['an email', email(), [' maria@example.gr '], null],
  ['a blank name', personName('firstNameRequired'), ['', '  '], 'firstNameRequired'],
  ['a name of one letter', personName(), ['Μ', ' Π '], 'tooShort'],
  ['the eighteenth birthday', born, ['2008-03-16', '1990-05-24'], null],
  ['somebody younger', born, ['2008-03-17', '2030-01-01'], 'underage'],
  ['a date that does not exist', born, ['invalid', '1990-02-30', '0090-05-24'], 'dateInvalid'],
  ['a password with a digit and a letter', newPassword(), ['κωδικός1', 'κωδικος٣'], null],
  ['a weak one', newPassword(), ['κωδικός', 'abcdefgh', '12345678', 'abc 123'], 'passwordWeak'],
  ['another one', twice, [{ password: 'κωδικός12', confirm: 'κωδικός13' }], 'passwordsDiffer'],
  ['the maximum number of characters', atMost(3), ['άβγ', ' άβγ '], null],
  ['one more', atMost(3), ['αβγδ'], 'tooLong'],
  ['a phone number', optionalPhone(), ['', '+30 (210) 123-4567'], null],
  ['words instead of an address', optionalPhone(), ['abc'], 'phoneInvalid'],
  ['a web address', optionalUrl(), ['', 'example.gr'], null],
  ['no web address', optionalUrl(), ['not a site'], 'urlInvalid'],
  ['a channel', optionalLink('youtube'), ['', 'youtube.com/@seira'], null],
  ['a video elsewhere', optionalLink('youtube'), ['https://vimeo.com/1'], 'networkInvalid'],
  ['an optional picture', optionalPhoto(), [photo('image/png'), null], null],
  ['another file', optionalPhoto(), [photo('text/plain')], 'photoType'],
])('%s', (_what, rule, values, key) => {
  expect(values.map((value) => wrong(rule, value))).toEqual(values.map(() => key));
});

it('trims text but not passwords', () => {
  expect(email().cast(' maria@example.gr ')).toBe('maria@example.gr');
  expect(newPassword().cast(' x ')).toBe(' x ');
});
