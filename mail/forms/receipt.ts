import type { Language } from '#common/languages.ts';
import { fill, sayInstant, textsOf } from '#mail/i18n/index.ts';
import { writeMessage, type Message } from '#mail/message.ts';

export interface Receipt {
  language: Language;
  /** It was handed to a member, not to those who run the site. */
  toPerson: boolean;
  at: Date;
}

/**
 * The receipt for what somebody wrote. It repeats none of it: the address may be anybody's, and
 * nobody is to send words of their own to a stranger by way of the site.
 */
export function receiptMessage({ language, toPerson, at }: Receipt): Message {
  const { receipt: texts } = textsOf(language);
  const text = toPerson ? texts.personText : texts.text;
  return writeMessage({
    language,
    subject: toPerson ? texts.personSubject : texts.subject,
    heading: toPerson ? texts.personHeading : texts.heading,
    paragraphs: [fill(text, { at: sayInstant(language, at) })],
    notes: [texts.unasked],
  });
}
