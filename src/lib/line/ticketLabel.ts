import { formatNumber } from '#src/lib/numbers.ts';

/** A ticket's number. A server without services sends no label. */
export interface TicketNumber {
  rank: number | null;
  label?: string | null;
}

/**
 * The number of a ticket as people read it: «Β12», or the number alone without a letter. A dash if
 * the server did not send one.
 */
export const labelOf = ({ rank, label }: TicketNumber, language: string): string =>
  label && label !== String(rank) ? label : formatNumber(rank, language);

const LETTER = /\p{L}/gu;

/** Width of the widest letters in digits. */
const LETTER_DIGITS = 1.4;

/** Width of a number in digits, at least two, for papers that fit their number by its length. */
export const widthInDigits = (figure: string): number => {
  const letters = figure.match(LETTER)?.length ?? 0;
  return Math.max(2, figure.length + letters * (LETTER_DIGITS - 1));
};
