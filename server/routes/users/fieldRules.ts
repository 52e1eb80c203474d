import { EMAIL_MAX, emailKey, isEmail, isTooLong } from '#server/lib/email.ts';
import type { Fault } from '#server/lib/fieldProblems.ts';

const NAME_MIN = 2;
const NAME_MAX = 80;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

/** The length of a text in characters. */
export const lengthOf = (text: string): number => [...text].length;

export function nameFault(name: string): Fault | null {
  if (name === '') return { key: 'required' };
  if (lengthOf(name) < NAME_MIN) return { key: 'too_short', values: { min: NAME_MIN } };
  if (lengthOf(name) > NAME_MAX) return { key: 'too_long', values: { max: NAME_MAX } };
  return null;
}

export function emailFault(email: string): Fault | null {
  if (email === '') return { key: 'required' };
  if (isTooLong(emailKey(email))) return { key: 'too_long', values: { max: EMAIL_MAX } };
  return isEmail(email) ? null : { key: 'invalid_email' };
}

export function passwordFault(password: string): Fault | null {
  if (password === '') return { key: 'required' };
  if (lengthOf(password) > PASSWORD_MAX) return { key: 'too_long', values: { max: PASSWORD_MAX } };
  const strong =
    lengthOf(password) >= PASSWORD_MIN && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
  return strong ? null : { key: 'weak_password' };
}
