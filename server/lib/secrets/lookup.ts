import { areDigitsOf, currentDigits } from './doorCode.ts';
import type { Keys } from './keys.ts';

const textOf = (ticketKey: string) => `lookup/${ticketKey}`;

/**
 * The six digits with which somebody without a link opens their ticket. They are derived from its key,
 * so that nothing is stored from which they could be guessed.
 */
export const lookupOf = (keys: Keys, ticketKey: string): string =>
  currentDigits(keys, textOf(ticketKey));

/** True if the digits are those of a ticket. */
export const isLookup = (keys: Keys, ticketKey: string, text: string): boolean =>
  areDigitsOf(keys, textOf(ticketKey), text);
