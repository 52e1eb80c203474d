import { addresses } from '#common/addresses.ts';
import type { LinkPurpose } from '#common/contract/account/account.ts';
import type { Language } from '#common/languages.ts';
import { PROVIDER_NAMES } from '#common/socialProviders.ts';
import { writeEmail } from '#mail/message.ts';
import type { Queryable } from '#server/db/client.ts';
import { mailboxOf } from '#server/lib/email.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { startLink } from './accountLinks.ts';
import type { Identity } from './identities.ts';
import { counterOf, consume, TO_MAILBOX } from './rateLimits.ts';
import type { UserRow } from './users.ts';

/** Options for e-mails. */
export interface MailOptions {
  keys: Keys;
  /** The origin of their links: see `linkOrigin`. */
  origin: string;
  now: Date;
}

/** Options for e-mails in one language. */
export interface Writing extends MailOptions {
  language: Language;
}

const PAGES: Record<LinkPurpose, string> = {
  recover: addresses.recover.pattern,
  confirm: addresses.confirm.pattern,
  change_email: addresses.confirm.pattern,
  link_social: addresses.confirm.pattern,
};

/** Pages for people who did not make the change or want to revert it. */
const NOTICE_PAGES = {
  password_changed: addresses.recover.pattern,
  email_asked: addresses.recover.pattern,
  email_changed: addresses.contact.pattern,
  deletion: addresses.login.pattern,
  social_joined: addresses.recover.pattern,
  social_ended: addresses.recover.pattern,
};

type AccountNotice = keyof typeof NOTICE_PAGES;

export interface LinkEmail {
  /** The account of the link; null if there is none, and nothing is sent. */
  userId: number | null;
  purpose: LinkPurpose;
  email: string;
  identity?: Identity;
  /** Sends nothing, because the address belongs to another account. */
  silent?: boolean;
}

/**
 * Sends an account link to an address, within the transaction of its cause. If nothing is sent, the
 * same work is done, so that the response time reveals nothing.
 * @returns the link, for operators without a mail server
 */
export async function sendLink(
  tx: Queryable,
  { keys, origin, language, now }: Writing,
  { userId, purpose, email, identity, silent = userId === null }: LinkEmail,
): Promise<string> {
  const link = await startLink(tx, { userId, purpose, email, now, identity });
  const href = `${origin}${PAGES[purpose]}?${new URLSearchParams({ token: link.token })}`;
  const message = writeEmail(language, purpose, {
    email,
    href,
    until: link.expiresAt,
    provider: identity && PROVIDER_NAMES[identity.provider],
  });
  const to = silent ? null : email;
  await enqueueMail(tx, { cause: `${purpose}/${link.code}`, to, message, keys, now });
  return href;
}

/** An account's address. An unconfirmed address may belong to somebody else. */
export type Addressee = Pick<UserRow, 'email' | 'confirmed_at'>;

/** Counts an e-mail to an account's address. @returns true if it may be sent */
export const mayMail = async (
  tx: Queryable,
  { email, confirmed_at: confirmedAt }: Addressee,
  { keys, now }: Omit<MailOptions, 'origin'>,
): Promise<boolean> => {
  if (confirmedAt !== null) return true;
  return (await consume(tx, [counterOf(TO_MAILBOX, mailboxOf(email), keys)], now)) === 0;
};

/**
 * Notifies a person of an account change, within its transaction. Skips unconfirmed addresses that
 * have received the maximum of e-mails.
 */
export async function sendNotice(
  tx: Queryable,
  writing: Writing,
  {
    notice,
    to,
    at = writing.now,
    email,
    provider,
  }: {
    notice: AccountNotice;
    to: Addressee;
    at?: Date;
    email?: string;
    provider?: Identity['provider'];
  },
): Promise<void> {
  const { keys, origin, language, now } = writing;
  if (!(await mayMail(tx, to, writing))) return;
  const href = `${origin}${NOTICE_PAGES[notice]}`;
  const message = writeEmail(language, notice, {
    at,
    href,
    email,
    provider: provider && PROVIDER_NAMES[provider],
  });
  const cause = `${notice}/${newCode('msg')}`;
  await enqueueMail(tx, { cause, to: to.email, message, keys, now });
}
