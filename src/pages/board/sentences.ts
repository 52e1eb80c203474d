import type { Language } from '#common/languages.ts';
import type { Spoken } from '#src/browser/announcer.ts';
import { board as el } from '#src/i18n/el/board.ts';
import { board as en } from '#src/i18n/en/board.ts';
import type { CalledNumber } from '#src/lib/calls.ts';

/** Both languages are spoken, whichever is shown; a page has the texts of one. */
const texts = { el, en };
const voices = { el: 'el-GR', en: 'en-GB' } as const;

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * A call as it is spoken. A counter has the name that the place gave it, in Greek, which an English
 * voice cannot say: it says the counter's number.
 */
export const sentenceIn = (language: Language, { rank, counter }: CalledNumber): Spoken => {
  const { call, callAtNumber, callWithoutCounter } = texts[language];
  const number = counter === null ? null : (/\d+/.exec(counter)?.[0] ?? null);
  const isReadable = counter !== null && (language === 'el' || !/\p{Script=Greek}/u.test(counter));
  const sentence = (): string => {
    if (isReadable) return fill(call, { rank, counter });
    return number === null
      ? fill(callWithoutCounter, { rank })
      : fill(callAtNumber, { rank, number });
  };
  return { language: voices[language], text: sentence() };
};
