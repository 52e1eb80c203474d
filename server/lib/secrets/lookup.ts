import { createHmac } from 'node:crypto';
import { CODE_DIGITS } from '#common/contract/door.ts';
import type { Key, Keys } from './keys.ts';

const digitsOf = ({ door }: Key, ticketKey: string): string =>
  String(
    createHmac('sha256', door).update(`lookup/${ticketKey}`).digest().readUIntBE(0, 6) %
      10 ** CODE_DIGITS,
  ).padStart(CODE_DIGITS, '0');

/**
 * The six digits with which somebody without a link opens their ticket. They are derived from its key,
 * so that nothing is stored from which they could be guessed.
 */
export const lookupOf = ({ current }: Keys, ticketKey: string): string =>
  digitsOf(current, ticketKey);

/** True if the digits are those of a ticket. */
export const isLookup = (keys: Keys, ticketKey: string, text: string): boolean =>
  [keys.current, keys.previous].some((key) => key !== null && digitsOf(key, ticketKey) === text);
