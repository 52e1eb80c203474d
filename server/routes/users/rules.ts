import {
  ADULT_YEARS,
  isStrongPassword,
  lengthOf,
  OLDEST_BIRTH,
  PASSWORD,
} from '#common/account.ts';
import { nameProblem, PERSON_NAME } from '#common/input/names.ts';
import { hasHidden, isBlank } from '#common/input/text.ts';
import { isEmail } from '#common/input/email.ts';
import { addYears, isCalendarDate } from '#common/calendar/days.ts';
import {
  type Fault,
  type Faults,
  longFault,
  requiredFault,
  tidy,
} from '#server/lib/fieldProblems.ts';
import { isUnstorable } from '#server/plugins/requests/parsing.ts';

export function nameFault(name: string): Fault | null {
  const { min, max } = PERSON_NAME;
  if (isBlank(name)) return { key: 'required' };
  const key = nameProblem(name);
  if (key === 'hidden_text') return { key };
  if (lengthOf(name) < min) return { key: 'too_short', values: { min } };
  return longFault(name, max) ?? (key && { key });
}

export function emailFault(email: string): Fault | null {
  if (email === '') return { key: 'required' };
  return isEmail(email) ? null : { key: 'invalid_email' };
}

export function passwordFault(password: string): Fault | null {
  const fault = requiredFault(password, PASSWORD.max);
  return fault ?? (isStrongPassword(password) ? null : { key: 'weak_password' });
}

/** A valid sign-up in stored form. */
export interface SignUp {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  gender: 'male' | 'female' | null;
  birth_date: string;
}

function birthFault(date: string, today: string): Fault | null {
  if (date === '') return { key: 'required' };
  if (!isCalendarDate(date) || date < OLDEST_BIRTH || date > today) return { key: 'invalid_date' };
  return addYears(date, ADULT_YEARS) <= today ? null : { key: 'underage' };
}

/**
 * Validates a sign-up body. A person must be eighteen by the date in Athens.
 * @returns invalid fields with their faults; without faults, the sign-up
 */
export function checkSignUp(body: unknown, today: string): { faults: Faults; signUp: SignUp } {
  const sent = (
    typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  ) as Record<string, unknown>;
  const faults: Faults = {};
  const field = (name: string, rule: (text: string) => Fault | null, trim = true): string => {
    const value = sent[name];
    const text = typeof value === 'string' ? (trim ? tidy(value) : value) : '';
    const textFault = (): Fault | null => {
      if (isUnstorable(text)) return { key: 'invalid_text' };
      return name !== 'password' && !isBlank(text) && hasHidden(text)
        ? { key: 'hidden_text' }
        : null;
    };
    faults[name] = textFault() ?? rule(text);
    return text;
  };
  const gender = sent.gender ?? '';
  if (gender !== '' && gender !== 'male' && gender !== 'female') {
    faults.gender = { key: 'invalid_choice' };
  }
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
  /** A single line, because e-mail subjects contain it. */
  const name = (part: 'first_name' | 'last_name') =>
    oneLine(field(part, (text) => nameFault(oneLine(text))));
  const signUp = {
    first_name: name('first_name'),
    last_name: name('last_name'),
    birth_date: field('birth_date', (text) => birthFault(text, today)),
    email: field('email', emailFault),
    password: field('password', passwordFault, false),
    gender: gender === 'male' || gender === 'female' ? gender : null,
  } satisfies SignUp;
  return { faults, signUp };
}
