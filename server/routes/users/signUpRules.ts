import type { FieldProblem } from '#server/i18n/index.ts';
import { EMAIL_MAX, emailKey, isEmail, isTooLong } from '#server/lib/email.ts';
import { addYears, isCalendarDate } from '#common/calendar/days.ts';
import { isUnstorable } from '#server/plugins/requests/parsing.ts';

/** One problem of a field, and the numbers in its sentence. */
export interface Fault {
  key: FieldProblem;
  values?: Record<string, number>;
}

/** A sign-up that passed all rules, in the form in which it is stored. */
export interface SignUp {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  gender: 'male' | 'female' | null;
  birth_date: string;
}

const NAME_MIN = 2;
const NAME_MAX = 80;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;
const ADULT_YEARS = 18;
const OLDEST = '1900-01-01';
const length = (text: string) => [...text].length;

function nameFault(name: string): Fault | null {
  if (name === '') return { key: 'required' };
  if (length(name) < NAME_MIN) return { key: 'too_short', values: { min: NAME_MIN } };
  if (length(name) > NAME_MAX) return { key: 'too_long', values: { max: NAME_MAX } };
  return null;
}

function emailFault(email: string): Fault | null {
  if (email === '') return { key: 'required' };
  if (isTooLong(emailKey(email))) return { key: 'too_long', values: { max: EMAIL_MAX } };
  return isEmail(email) ? null : { key: 'invalid_email' };
}

function passwordFault(password: string): Fault | null {
  if (password === '') return { key: 'required' };
  if (length(password) > PASSWORD_MAX) return { key: 'too_long', values: { max: PASSWORD_MAX } };
  const strong =
    length(password) >= PASSWORD_MIN && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
  return strong ? null : { key: 'weak_password' };
}

function birthFault(date: string, today: string): Fault | null {
  if (date === '') return { key: 'required' };
  if (!isCalendarDate(date) || date < OLDEST || date > today) return { key: 'invalid_date' };
  return addYears(date, ADULT_YEARS) <= today ? null : { key: 'underage' };
}

/**
 * Applies the rules of sign-up to any request body. A person is old enough from the eighteenth
 * birthday by the calendar in Athens.
 * @returns every offending field with its faults, and the sign-up when there are none.
 */
export function checkSignUp(
  body: unknown,
  today: string,
): { faults: Map<string, Fault[]>; signUp: SignUp } {
  const sent = (
    typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  ) as Record<string, unknown>;
  const faults = new Map<string, Fault[]>();
  const field = (name: string, rule: (text: string) => Fault | null, trim = true): string => {
    const value = sent[name];
    const text = typeof value === 'string' ? (trim ? value.trim().normalize('NFC') : value) : '';
    const fault: Fault | null = isUnstorable(text) ? { key: 'invalid_text' } : rule(text);
    if (fault) faults.set(name, [fault]);
    return text;
  };
  const gender = sent.gender ?? '';
  if (gender !== '' && gender !== 'male' && gender !== 'female') {
    faults.set('gender', [{ key: 'invalid_choice' }]);
  }
  const signUp = {
    first_name: field('first_name', nameFault),
    last_name: field('last_name', nameFault),
    birth_date: field('birth_date', (text) => birthFault(text, today)),
    email: field('email', emailFault),
    password: field('password', passwordFault, false),
    gender: gender === 'male' || gender === 'female' ? gender : null,
  } satisfies SignUp;
  return { faults, signUp };
}
