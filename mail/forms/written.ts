import type { MessageTopic } from '#common/forms.ts';
import type { Language } from '#common/languages.ts';
import { fill, textsOf } from '#mail/i18n/index.ts';
import { plainName, writeMessage, type Message } from '#mail/message.ts';

/** A message sent with a form of the site. */
export interface Written {
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
  const values = { name: plainName(name), email: plainName(email, 254), author: author ?? '' };
  const subject = fill(texts.subject[about], values);
  return {
    ...writeMessage({
      language,
      subject,
      heading: subject,
      paragraphs: [fill(texts.from, values)],
      quote: text,
      notes: [fill(texts.reply, values), ...(about === 'person' ? [texts.hidden] : [])],
    }),
    replyTo: email,
  };
}
