import { boolean, object, string } from 'yup';
import { message } from './messages.ts';

/** How long a message to people who wait may be. Source: the contract of a list's change. */
export const listMessageLength = 200;

const listMessage = () =>
  string()
    .trim()
    .max(listMessageLength, message('tooLong', { count: listMessageLength }));

/** The values that the pause dialog submits. */
export interface PauseValues {
  message: string;
}

/** A pause may have a message. */
export const pauseSchema = object({ message: listMessage() });

/** The values that the closing dialog submits. */
export interface ClosingValues {
  /** Whether those who wait lose their numbers. */
  abort: boolean;
  message: string;
}

/** Closing a list may have a message. */
export const closingSchema = object({ abort: boolean(), message: listMessage() });
