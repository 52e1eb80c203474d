import type { Language } from '#common/languages.ts';
import { board as el } from '#src/i18n/el/board.ts';
import { board as en } from '#src/i18n/en/board.ts';
import type { TicketNumber } from '#src/lib/line/ticketLabel.ts';

const namesIn = ({ greekLetters, latinLetters }: typeof el): Map<string, string> =>
  new Map(`${greekLetters}, ${latinLetters}`.split(', ').map((one) => [one[0]!, one.slice(2)]));
const names: Record<Language, Map<string, string>> = { el: namesIn(el), en: namesIn(en) };

/**
 * A label as a voice reads it: «βήτα 12» / "beta 12". A voice reads a lone capital as a word or
 * skips it.
 */
export const spokenLabel = (language: Language, { rank, label }: TicketNumber): string =>
  (label || String(rank ?? ''))
    .replace(/\p{L}/gu, (letter) => `${names[language].get(letter) ?? letter} `)
    .trim();
