import { object } from 'yup';
import { email, personName, requiredText } from './rules.ts';

/** What a message to somebody hands over: help, contact, a comment. */
export interface MessageValues {
  name: string;
  email: string;
  message: string;
}

/** A message needs a name, an email and its text. */
export const messageSchema = object({
  name: personName(),
  email: email(),
  message: requiredText('messageRequired'),
});

/** What the form for a lost password hands over. */
export interface RecoverValues {
  email: string;
}

/** A lost password needs the account's email. */
export const recoverSchema = object({ email: email() });
