import { isEmail, isStrongPassword, lengthOf, PASSWORD, PERSON_NAME } from '#common/account.ts';
import { EMAIL_MAX, emailKey, isTooLong } from '#server/lib/email.ts';
import type { Fault } from '#server/lib/fieldProblems.ts';

export function nameFault(name: string): Fault | null {
  const { min, max } = PERSON_NAME;
  if (name === '') return { key: 'required' };
  if (lengthOf(name) < min) return { key: 'too_short', values: { min } };
  return lengthOf(name) > max ? { key: 'too_long', values: { max } } : null;
}

export function emailFault(email: string): Fault | null {
  if (email === '') return { key: 'required' };
  if (isTooLong(emailKey(email))) return { key: 'too_long', values: { max: EMAIL_MAX } };
  return isEmail(email) ? null : { key: 'invalid_email' };
}

export function passwordFault(password: string): Fault | null {
  const { max } = PASSWORD;
  if (password === '') return { key: 'required' };
  if (lengthOf(password) > max) return { key: 'too_long', values: { max } };
  return isStrongPassword(password) ? null : { key: 'weak_password' };
}
