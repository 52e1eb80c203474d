import type { Language } from '#common/languages.ts';
import { fill, textsOf } from './i18n/index.ts';
import { plainName, writeMessage, type Message } from './message.ts';

export interface AlertFacts {
  language: Language;
  /** The number in the hand. */
  rank: number;
  /** How many people are ahead now. */
  peopleAhead: number;
  place: { title: string; address: string; city: string };
  /** The page of the ticket. */
  href: string;
}

/** The message to somebody who asked to be told when their turn is near. */
export function alertMessage({ language, rank, peopleAhead, place, href }: AlertFacts): Message {
  const { alert: texts } = textsOf(language);
  const values = {
    rank: String(rank),
    place: plainName(place.title),
    address: plainName(`${place.address}, ${place.city}`, 120),
    count: String(peopleAhead),
  };
  const ahead = peopleAhead === 0 ? texts.aheadNone : peopleAhead === 1 ? texts.aheadOne : texts.aheadMany; // prettier-ignore
  return writeMessage({
    language,
    subject: fill(texts.subject, values),
    heading: fill(ahead, values),
    paragraphs: [fill(texts.number, values), texts.come],
    action: { label: texts.action, href },
    notes: [texts.once],
  });
}
