import { boolean, object } from 'yup';
import { LIST_MESSAGE_MAX } from '#common/forms.ts';
import { atMost } from './rules.ts';

/** The values of the dialog that pauses or closes a list. */
export interface ListValues {
  /** Whether those who wait lose their numbers. */
  abort: boolean;
  message: string;
}

/** Pausing or closing a list may have a message. */
export const listSchema = object({ abort: boolean(), message: atMost(LIST_MESSAGE_MAX) });
