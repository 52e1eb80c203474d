import { toLatin } from '#common/greek/latin.ts';
import type { Language } from '#common/languages.ts';
import type { Spoken } from '#src/browser/announcer.ts';
import { board as el } from '#src/i18n/el/board.ts';
import { board as en } from '#src/i18n/en/board.ts';
import type { CalledNumber } from '#src/lib/calls.ts';
import { numberOf } from '#src/lib/counterName.ts';

/** Both languages are spoken, whichever is shown; a page has the texts of one. */
const texts = { el, en };
const voices = { el: 'el-GR', en: 'en-GB' } as const;

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * A call as it is spoken. An English voice cannot say a Greek name: it says the number of a counter
 * without a name of its own, and a name in Latin letters.
 */
export const sentenceIn = (language: Language, { rank, counter }: CalledNumber): Spoken => {
  const { call, callAtNumber, callWithoutCounter } = texts[language];
  const number = counter === null ? null : numberOf(counter);
  const sentence = (): string => {
    if (counter === null) return fill(callWithoutCounter, { rank });
    if (language === 'el') return fill(call, { rank, counter });
    return number === null
      ? fill(call, { rank, counter: toLatin(counter) })
      : fill(callAtNumber, { rank, number });
  };
  return { language: voices[language], text: sentence() };
};
