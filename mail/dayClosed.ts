import type { Language } from '#common/languages.ts';
import { fill, sayDay, textsOf } from './i18n/index.ts';
import { plainName, writeMessage, type Message } from './message.ts';

/** A message to the holder of a number for a day that is now closed. */
export interface DayClosedFacts {
  language: Language;
  /** The number in the hand. */
  rank: number;
  /** The day, `YYYY-MM-DD`. */
  date: string;
  /** The owner's words; null without any. */
  reason: string | null;
  place: { title: string; address: string; city: string };
  /** The page of the ticket. */
  href: string;
}

/** The message to somebody whose place closed the day of their number. */
export function dayClosedMessage(facts: DayClosedFacts): Message {
  const { language, rank, date, reason, place, href } = facts;
  const { dayClosed: texts } = textsOf(language);
  const values = {
    rank: String(rank),
    place: plainName(place.title),
    address: plainName(`${place.address}, ${place.city}`, 120),
    day: sayDay(language, date),
  };
  return writeMessage({
    language,
    subject: fill(texts.subject, values),
    heading: texts.heading,
    paragraphs: [fill(texts.text, values), ...(reason ? [texts.reason] : [])],
    ...(reason && { quote: reason }),
    action: { label: texts.action, href },
    notes: [texts.note],
  });
}
