import type { Language } from '#common/languages.ts';
import { fill, sayDay, textsOf } from '#mail/i18n/index.ts';
import { plainName, writeMessage, type Message } from '#mail/message.ts';

/** The news that a place now gives numbers. */
export interface Opening {
  language: Language;
  place: { title: string; address: string; city: string };
  /** The first day with numbers, `YYYY-MM-DD`. */
  date: string;
  /** The page of the place. */
  href: string;
  /** Where one press ends the subscription, although this message ends it as well. */
  unsubscribe: string;
}

/** The message to somebody who asked to be told when a place gives numbers. */
export function openingMessage({ language, place, date, href, unsubscribe }: Opening): Message {
  const { opening: texts } = textsOf(language);
  const values = {
    place: plainName(place.title),
    address: plainName(`${place.address}, ${place.city}`, 120),
    day: sayDay(language, date),
  };
  return {
    ...writeMessage({
      language,
      subject: fill(texts.subject, values),
      heading: texts.heading,
      paragraphs: [fill(texts.text, values)],
      action: { label: texts.action, href },
      notes: [texts.once],
    }),
    unsubscribe,
  };
}
