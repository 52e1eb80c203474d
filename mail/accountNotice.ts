import type { Language } from '#common/languages.ts';
import { PROVIDER_NAMES, type SocialProvider } from '#common/socialProviders.ts';
import { fill, sayInstant, textsOf } from './i18n/index.ts';
import { plainName, writeMessage, type Message } from './message.ts';

/** Events that an account's holder is told about. */
export const ACCOUNT_NOTICES = [
  'password_changed',
  'email_asked',
  'email_changed',
  'deletion',
  'social_joined',
  'social_ended',
] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

/** The content of a message about a change to an account. */
export interface AccountNoticeLetter {
  language: Language;
  notice: AccountNotice;
  /** When it happened, or, for a deletion, when the account will be gone. */
  at: Date;
  /** The page for whoever did not do that, or changes their mind. */
  href: string;
  /** The new address, for a change of it. */
  email?: string;
  /** The service with whose account one can sign in from now on, or no longer. */
  provider?: SocialProvider;
}

/** The message that tells of a change of an account, so that nobody makes one unnoticed. */
export function accountNoticeMessage({
  language,
  notice,
  at,
  href,
  email = '',
  provider,
}: AccountNoticeLetter): Message {
  const { account } = textsOf(language);
  const texts = account[notice];
  const values = {
    email: plainName(email, 254),
    at: sayInstant(language, at),
    provider: provider ? PROVIDER_NAMES[provider] : '',
  };
  return writeMessage({
    language,
    subject: fill(texts.subject, values),
    heading: fill(texts.heading, values),
    paragraphs: [fill(texts.text, values)],
    action: { label: texts.action, href },
    notes: [texts.note],
  });
}
