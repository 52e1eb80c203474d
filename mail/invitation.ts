import type { Language } from '#common/languages.ts';
import { fill, sayInstant, textsOf } from './i18n/index.ts';
import { plainName, writeMessage, type Message } from './message.ts';

export interface Invitation {
  language: Language;
  role: 'clerk' | 'owner';
  place: { title: string; address: string; city: string };
  /** Null: the server's operator. */
  inviter: string | null;
  /** The page on which it is accepted. */
  href: string;
  expiresAt: Date;
}

/** The message that invites somebody to serve at a place, or to run it. */
export function invitationMessage(invitation: Invitation): Message {
  const { language, role, place, inviter, href, expiresAt } = invitation;
  const { invitation: texts } = textsOf(language);
  const values = {
    inviter: inviter === null ? texts.team : plainName(inviter),
    place: plainName(place.title),
    address: plainName(`${place.address}, ${place.city}`, 120),
    until: sayInstant(language, expiresAt),
  };
  return writeMessage({
    language,
    subject: fill(texts.subject, values),
    heading: texts.heading,
    paragraphs: [fill(texts[role], values), texts[`${role}Can`]],
    action: { label: texts.action, href },
    notes: [fill(texts.expires, values), texts.unexpected],
  });
}
