import type { Language } from '#common/languages.ts';
import { board as el } from '#src/i18n/el/board.ts';
import { board as en } from '#src/i18n/en/board.ts';
import type { TicketNumber } from '#src/lib/line/ticketLabel.ts';

const names: Record<Language, Record<string, string>> = { el: el.letters, en: en.letters };

/**
 * A label as a voice reads it: «βήτα 12» / "beta 12". A voice reads a lone capital as a word or
 * skips it.
 */
export const spokenLabel = (language: Language, { rank, label }: TicketNumber): string =>
  (label || String(rank ?? ''))
    .replace(/\p{L}/gu, (letter) => `${names[language][letter] ?? letter} `)
    .trim();
