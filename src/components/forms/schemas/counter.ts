import { boolean, object } from 'yup';
import { LIST_MESSAGE_MAX } from '#common/forms.ts';
import { atMost } from './rules.ts';

/** The values that the pause dialog submits. */
export interface PauseValues {
  message: string;
}

/** A pause may have a message. */
export const pauseSchema = object({ message: atMost(LIST_MESSAGE_MAX) });

/** The values that the closing dialog submits. */
export interface ClosingValues {
  /** Whether those who wait lose their numbers. */
  abort: boolean;
  message: string;
}

/** Closing a list may have a message. */
export const closingSchema = object({ abort: boolean(), message: atMost(LIST_MESSAGE_MAX) });
