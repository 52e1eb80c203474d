import type { TFunction } from 'i18next';
import { GREEK_COUNTER_NOUNS, type CounterNoun } from '#common/counterNouns.ts';

const nouns = new Map(
  Object.entries(GREEK_COUNTER_NOUNS).map(([noun, word]) => [word, noun as CounterNoun]),
);

const NUMBERED = new RegExp(`^(${[...nouns.keys()].join('|')}) (\\d+)$`);

/** The noun and number of a counter without a name of its own. Null if its owner named it. */
export function numberedCounter(name: string): { noun: CounterNoun; number: string } | null {
  const [, word = '', number = ''] = NUMBERED.exec(name) ?? [];
  const noun = nouns.get(word);
  return noun ? { noun, number } : null;
}

/** The translated name of a counter. A name that the owner typed stays unchanged. */
export function counterIn(t: TFunction, name: string): string {
  const own = numberedCounter(name);
  return own ? `${t(`tickets.counters.${own.noun}`)}\u00a0${own.number}` : name;
}
