import { object, string } from 'yup';
import { todayInAthens } from '#common/calendar/athens.ts';
import { birthDate, email, newPassword, personName } from './rules.ts';

/** Optional: the field may stay blank. */
export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** The values that the sign-up form submits; `birth_date` is `YYYY-MM-DD`. */
export interface SignUpValues {
  first_name: string;
  last_name: string;
  birth_date: string;
  gender?: Gender;
  email: string;
  password: string;
}

/** The rules of sign-up on a given day; by default today in Athens. */
export const signUpSchemaOn = (today: () => string) =>
  object({
    first_name: personName('firstNameRequired'),
    last_name: personName('lastNameRequired'),
    birth_date: birthDate(today),
    gender: string(),
    email: email(),
    password: newPassword(),
  });

/** The rules of sign-up. */
export const signUpSchema = signUpSchemaOn(() => todayInAthens());
