import { object, string } from 'yup';
import { message } from './messages.ts';
import { email } from './rules.ts';

/** The values that the login form submits. */
export interface LoginValues {
  email: string;
  password: string;
}

/** Login requires an email and any password: only the server knows whether they match. */
export const loginSchema = object({
  email: email(),
  password: string().required(message('passwordRequired')),
});
