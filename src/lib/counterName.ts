import type { TFunction } from 'i18next';

/** Words that precede the number of an unnamed counter. */
const WORDS = {
  Θυρίδα: 'window',
  Ταμείο: 'till',
  Τραπέζι: 'table',
  Καρέκλα: 'chair',
} as const;

const NUMBERED = new RegExp(`^(${Object.keys(WORDS).join('|')}) (\\d+)$`);

/** The translated name of a counter. A name that the owner typed stays unchanged. */
export function counterIn(t: TFunction, name: string): string {
  const [, word, number] = NUMBERED.exec(name) ?? [];
  return word ? t(`tickets.counters.${WORDS[word as keyof typeof WORDS]}`, { number }) : name;
}

/** The number of an unnamed counter. Null for one that the owner named. */
export const numberOf = (name: string): string | null => NUMBERED.exec(name)?.[2] ?? null;
