import type { Language } from '#common/languages.ts';
import { fill, sayInstant, textsOf } from '#mail/i18n/index.ts';
import { plainName, writeMessage, type Message } from '#mail/message.ts';

/** The message whose link starts a subscription. */
export interface SubscriptionLetter {
  language: Language;
  /** The place that is to give numbers; null: the newsletter. */
  place: string | null;
  /** The address that the message is about. */
  email: string;
  /** The page that the link opens. */
  href: string;
  expiresAt: Date;
}

/** The message that asks whether somebody wants to be told by mail. */
export function subscriptionMessage({
  language,
  place,
  email,
  href,
  expiresAt,
}: SubscriptionLetter): Message {
  const { subscription } = textsOf(language);
  const texts = subscription[place === null ? 'newsletter' : 'openings'];
  const values = {
    email: plainName(email, 254),
    place: plainName(place ?? ''),
    until: sayInstant(language, expiresAt),
  };
  return writeMessage({
    language,
    subject: fill(texts.subject, values),
    heading: texts.heading,
    paragraphs: [fill(texts.text, values)],
    action: { label: subscription.action, href },
    notes: [fill(subscription.expires, values), subscription.unasked],
  });
}

/** The message that confirms the start of a subscription. */
export type WelcomeLetter = Omit<SubscriptionLetter, 'expiresAt'> & {
  /** Where one press of a mail program ends it; `href` is the page where a person does. */
  unsubscribe: string;
};

/** The message that a subscription has started, with the way to end it. */
export function welcomeMessage({
  language,
  place,
  email,
  href,
  unsubscribe,
}: WelcomeLetter): Message {
  const { welcome } = textsOf(language);
  const texts = welcome[place === null ? 'newsletter' : 'openings'];
  const values = { email: plainName(email, 254), place: plainName(place ?? '') };
  const subject = fill(texts.subject, values);
  return {
    ...writeMessage({
      language,
      subject,
      heading: subject,
      paragraphs: [fill(texts.text, values)],
      action: { label: welcome.leave, href },
      notes: [welcome.note],
    }),
    unsubscribe,
  };
}
