import { object } from 'yup';
import { WRITTEN_LONGEST } from '#common/forms.ts';
import { email, personName, writtenText } from './rules.ts';

/** The values that a message form submits: help, contact, a comment. */
export interface MessageValues {
  name: string;
  email: string;
  message: string;
}

/** A message needs a name, an email and its text. */
export const messageSchema = object({
  name: personName(),
  email: email(),
  message: writtenText(WRITTEN_LONGEST.message.characters, 'messageRequired'),
});

/** The values that the lost-password form submits. */
export interface RecoverValues {
  email: string;
}

/** Recovering a password needs the account's email. */
export const recoverSchema = object({ email: email() });
