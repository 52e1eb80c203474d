import type { MessageTopic } from '#common/forms.ts';
import type { Language } from '#common/languages.ts';
import { sayDay, sayInstant, textsOf } from './i18n/index.ts';
import { namedPlace, plainName, writeMessage, type Message, type NamedPlace } from './message.ts';

/** A message sent with a form of the site. */
interface Written {
  language: Language;
  /** The topic; `person` for a message to somebody with a public profile. */
  about: MessageTopic | 'person';
  /** With `author`: for which profile. */
  author?: string | null;
  name: string;
  email: string;
  /** Plain text with line breaks. */
  text: string;
}

/** The message that hands on what somebody wrote; a reply goes to who wrote it. */
export function writtenMessage({ language, about, author, name, email, text }: Written): Message {
  const { written: texts } = textsOf(language);
  return {
    ...writeMessage(
      {
        language,
        subject: texts.subject[about],
        heading: texts.subject[about],
        paragraphs: [texts.from],
        quote: text,
        notes: [texts.reply, ...(about === 'person' ? [texts.hidden] : [])],
      },
      { name: plainName(name), email: plainName(email, 254), author: author ?? '' },
    ),
    replyTo: email,
  };
}

/**
 * The receipt for what somebody wrote. It repeats none of it: the address may be anybody's, and
 * nobody is to send words of their own to a stranger by way of the site.
 * @param toPerson whether it was handed to a member, not to those who run the site
 */
export function receiptMessage({
  language,
  toPerson,
  at,
}: {
  language: Language;
  toPerson: boolean;
  at: Date;
}): Message {
  const { receipt: texts } = textsOf(language);
  return writeMessage(
    {
      language,
      subject: toPerson ? texts.personSubject : texts.subject,
      heading: toPerson ? texts.personHeading : texts.heading,
      paragraphs: [toPerson ? texts.personText : texts.text],
      notes: [texts.unasked],
    },
    { at: sayInstant(language, at) },
  );
}

/**
 * The answer to what somebody wrote. Like the receipt it repeats none of it.
 * @param at when the message came that is answered
 * @param answer in a moderator's words, with their line breaks
 */
export function answerMessage({
  language,
  at,
  answer,
}: {
  language: Language;
  at: Date;
  answer: string;
}): Message {
  const { answer: texts, receipt } = textsOf(language);
  return writeMessage(
    {
      language,
      subject: texts.subject,
      heading: texts.subject,
      paragraphs: [texts.text],
      quote: answer,
      notes: [texts.note, receipt.unasked],
    },
    { at: sayInstant(language, at) },
  );
}

/** A message about a subscription. */
interface SubscriptionLetter {
  language: Language;
  /** The place that is to give numbers; null: the newsletter. */
  place: string | null;
  /** The address that the message is about. */
  email: string;
  href: string;
}

/** The message that asks whether somebody wants to be told by mail; its link starts it. */
export function subscriptionMessage(letter: SubscriptionLetter & { expiresAt: Date }): Message {
  const { language, place, email, href, expiresAt } = letter;
  const { subscription } = textsOf(language);
  const { subject, heading, text } = subscription[place === null ? 'newsletter' : 'openings'];
  return writeMessage(
    {
      language,
      subject,
      heading,
      paragraphs: [text],
      action: { label: subscription.action, href },
      notes: [subscription.expires, subscription.unasked],
    },
    {
      email: plainName(email, 254),
      place: plainName(place ?? ''),
      until: sayInstant(language, expiresAt),
    },
  );
}

/**
 * The message that a subscription has started, with the way to end it: `href` for a person,
 * `unsubscribe` for one press of a mail program.
 */
export function welcomeMessage(letter: SubscriptionLetter & { unsubscribe: string }): Message {
  const { language, place, email, href, unsubscribe } = letter;
  const { welcome } = textsOf(language);
  const { subject, text } = welcome[place === null ? 'newsletter' : 'openings'];
  return {
    ...writeMessage(
      {
        language,
        subject,
        heading: subject,
        paragraphs: [text],
        action: { label: welcome.leave, href },
        notes: [welcome.note],
      },
      { email: plainName(email, 254), place: plainName(place ?? '') },
    ),
    unsubscribe,
  };
}

/** The news that a place now gives numbers. */
interface Opening {
  language: Language;
  place: NamedPlace;
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
  return {
    ...writeMessage(
      {
        language,
        subject: texts.subject,
        heading: texts.heading,
        paragraphs: [texts.text],
        action: { label: texts.action, href },
        notes: [texts.once],
      },
      { day: sayDay(language, date), ...namedPlace(place) },
    ),
    unsubscribe,
  };
}
