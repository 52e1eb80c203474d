import { object, string } from 'yup';
import { message } from './messages.ts';
import { email } from './rules.ts';

/** What the login form hands over. */
export interface LoginValues {
  email: string;
  password: string;
}

/** Login asks for an email and any password: whether they fit is the server's answer. */
export const loginSchema = object({
  email: email(),
  password: string().required(message('passwordRequired')),
});
