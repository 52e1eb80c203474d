import type { LinkPurpose } from '#common/contract/account/account.ts';
import type { ModerationItem, SubmissionDecision } from '#common/contract/moderation.ts';
import type { Language } from '#common/languages.ts';
import { PROVIDER_NAMES, type SocialProvider } from '#common/socialProviders.ts';
import { sayDay, sayInstant, textsOf } from './i18n/index.ts';
import { namedPlace, plainName, writeMessage, type Message, type NamedPlace } from './message.ts';

/** A message with a link about an account. */
export interface AccountLinkLetter {
  language: Language;
  purpose: LinkPurpose;
  /** The address that the message is about. */
  email: string;
  href: string;
  expiresAt: Date;
  /** The service whose account the link joins. */
  provider?: SocialProvider;
}

/** The message with the link that confirms an address or sets a new password. */
export function accountLinkMessage(letter: AccountLinkLetter): Message {
  const { language, purpose, email, href, expiresAt, provider } = letter;
  const { account } = textsOf(language);
  const { subject, heading, text, action } = account[purpose];
  const values = {
    email: plainName(email, 254),
    until: sayInstant(language, expiresAt),
    provider: provider ? PROVIDER_NAMES[provider] : '',
  };
  return writeMessage(
    {
      language,
      subject,
      heading,
      paragraphs: [text],
      action: { label: action, href },
      notes: [account.expires, account.unasked],
    },
    values,
  );
}

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

/** A message about a change to an account. */
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
export function accountNoticeMessage(letter: AccountNoticeLetter): Message {
  const { language, notice, at, href, email = '', provider } = letter;
  const { subject, heading, text, action, note } = textsOf(language).account[notice];
  const values = {
    email: plainName(email, 254),
    at: sayInstant(language, at),
    provider: provider ? PROVIDER_NAMES[provider] : '',
  };
  return writeMessage(
    {
      language,
      subject,
      heading,
      paragraphs: [text],
      action: { label: action, href },
      notes: [note],
    },
    values,
  );
}

/** A number in somebody's hand. */
interface HeldNumber {
  language: Language;
  rank: number;
  place: NamedPlace;
  /** The page of the ticket. */
  href: string;
}

export type AlertFacts = HeldNumber & { peopleAhead: number };

/** The message to somebody who asked to be told when their turn is near. */
export function alertMessage({ language, rank, peopleAhead, place, href }: AlertFacts): Message {
  const { alert: texts } = textsOf(language);
  const some = peopleAhead === 1 ? texts.aheadOne : texts.aheadMany;
  return writeMessage(
    {
      language,
      subject: texts.subject,
      heading: peopleAhead === 0 ? texts.aheadNone : some,
      paragraphs: [texts.number, texts.come],
      action: { label: texts.action, href },
      notes: [texts.once],
    },
    { rank: String(rank), count: String(peopleAhead), ...namedPlace(place) },
  );
}

export interface DayClosedFacts extends HeldNumber {
  /** The day, `YYYY-MM-DD`. */
  date: string;
  /** The owner's words; null without any. */
  reason: string | null;
}

/** The message to somebody whose place closed the day of their number. */
export function dayClosedMessage(facts: DayClosedFacts): Message {
  const { language, rank, date, reason, place, href } = facts;
  const { dayClosed: texts } = textsOf(language);
  return writeMessage(
    {
      language,
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: [texts.text, ...(reason ? [texts.reason] : [])],
      ...(reason && { quote: reason }),
      action: { label: texts.action, href },
      notes: [texts.note],
    },
    { rank: String(rank), day: sayDay(language, date), ...namedPlace(place) },
  );
}

export interface DecisionLetter {
  language: Language;
  kind: Exclude<ModerationItem['kind'], 'message'>;
  decision: SubmissionDecision;
  /** The subject's title, as its author knows it. */
  title: string;
  /** In the moderator's words; empty: none was given. */
  reason: string;
  /** Where its author sees it; null: nowhere. */
  href: string | null;
}

/** The message that tells people what a moderator decided about what they sent, and why. */
export function decisionMessage(letter: DecisionLetter): Message {
  const { language, kind, decision, title, reason, href } = letter;
  const { decision: common } = textsOf(language);
  const { subject, heading, text } = common[kind][decision];
  return writeMessage(
    {
      language,
      subject,
      heading,
      paragraphs: [text, ...(reason === '' ? [] : [common.reason])],
      ...(href !== null && { action: { label: common.action, href } }),
      notes: [common.note],
    },
    { title: plainName(title, 120), reason: plainName(reason, 1000) },
  );
}

export interface InvitationLetter {
  language: Language;
  role: 'clerk' | 'owner';
  place: NamedPlace;
  /** Null: the server's operator. */
  inviter: string | null;
  /** The page on which it is accepted. */
  href: string;
  expiresAt: Date;
}

/** The message that invites somebody to serve at a place, or to run it. */
export function invitationMessage(letter: InvitationLetter): Message {
  const { language, role, place, inviter, href, expiresAt } = letter;
  const { invitation: texts } = textsOf(language);
  return writeMessage(
    {
      language,
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: [texts[role], texts[`${role}Can`]],
      action: { label: texts.action, href },
      notes: [texts.expires, texts.unexpected],
    },
    {
      inviter: inviter === null ? texts.team : plainName(inviter),
      until: sayInstant(language, expiresAt),
      ...namedPlace(place),
    },
  );
}
