import { object } from 'yup';
import { message } from './messages.ts';
import { requiredText } from './rules.ts';

/** The longest texts of a claim, as the server has them. */
const longest = { text: 1000, contact: 200 };

export interface ClaimValues {
  text: string;
  contact: string;
}

/** Both are needed: what one says, and where the place itself can be asked. */
export const claimSchema = object({
  text: requiredText().max(longest.text, message('tooLong', { count: longest.text })),
  contact: requiredText().max(longest.contact, message('tooLong', { count: longest.contact })),
});
