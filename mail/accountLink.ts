import type { Language } from '#common/languages.ts';
import type { LinkPurpose } from '#common/contract/account/account.ts';
import { PROVIDER_NAMES, type SocialProvider } from '#common/socialProviders.ts';
import { fill, sayInstant, textsOf } from './i18n/index.ts';
import { plainName, writeMessage, type Message } from './message.ts';

/** The content of a message with a link about an account. */
export interface AccountLinkLetter {
  language: Language;
  purpose: LinkPurpose;
  /** The address that the message is about. */
  email: string;
  /** The page that the link opens. */
  href: string;
  expiresAt: Date;
  /** The service whose account the link joins. */
  provider?: SocialProvider;
}

/** The message with the link that confirms an address or sets a new password. */
export function accountLinkMessage({
  language,
  purpose,
  email,
  href,
  expiresAt,
  provider,
}: AccountLinkLetter): Message {
  const { account } = textsOf(language);
  const texts = account[purpose];
  const values = {
    email: plainName(email, 254),
    until: sayInstant(language, expiresAt),
    provider: provider ? PROVIDER_NAMES[provider] : '',
  };
  return writeMessage({
    language,
    subject: fill(texts.subject, values),
    heading: fill(texts.heading, values),
    paragraphs: [fill(texts.text, values)],
    action: { label: texts.action, href },
    notes: [fill(account.expires, values), account.unasked],
  });
}
