import type { Language } from '#common/languages.ts';
import { fill, sayInstant, textsOf } from '#mail/i18n/index.ts';
import { writeMessage, type Message } from '#mail/message.ts';

export interface Answer {
  language: Language;
  /** When the message came that is answered. */
  at: Date;
  /** In a moderator's words, with their line breaks. */
  answer: string;
}

/** The answer to what somebody wrote. Like the receipt it repeats none of it. */
export function answerMessage({ language, at, answer }: Answer): Message {
  const { answer: texts, receipt } = textsOf(language);
  return writeMessage({
    language,
    subject: texts.subject,
    heading: texts.subject,
    paragraphs: [fill(texts.text, { at: sayInstant(language, at) })],
    quote: answer,
    notes: [texts.note, receipt.unasked],
  });
}
