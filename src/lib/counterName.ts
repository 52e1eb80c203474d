import type { TFunction } from 'i18next';

/** The words that a place has for its counters until its owner names them, with a number each. */
const WORDS = {
  Θυρίδα: 'window',
  Ταμείο: 'till',
  Τραπέζι: 'table',
  Καρέκλα: 'chair',
} as const;

const NUMBERED = new RegExp(`^(${Object.keys(WORDS).join('|')}) (\\d+)$`);

/** A counter in the reader's language; a name that its owner typed stays as it is. */
export function counterIn(t: TFunction, name: string): string {
  const [, word, number] = NUMBERED.exec(name) ?? [];
  return word ? t(`tickets.counters.${WORDS[word as keyof typeof WORDS]}`, { number }) : name;
}

/** The number of a counter without a name of its own; null of one that its owner named. */
export const numberOf = (name: string): string | null => NUMBERED.exec(name)?.[2] ?? null;
