import { describe, expect, it } from 'vitest';
import { LINK_PURPOSES } from '#common/contract/account/account.ts';
import { MESSAGE_TOPICS } from '#common/forms.ts';
import { languages } from '#common/languages.ts';
import { colours } from '#theme/tokens.ts';
import {
  answerMessage,
  openingMessage,
  receiptMessage,
  subscriptionMessage,
  welcomeMessage,
  writtenMessage,
} from './forms.ts';
import {
  ACCOUNT_NOTICES,
  accountLinkMessage,
  accountNoticeMessage,
  alertMessage,
  invitationMessage,
  type AlertFacts,
  type InvitationLetter,
} from './letters.ts';

const at = new Date('2026-11-27T22:30:00Z');
const email = 'eleni@example.gr';
const href = 'https://seira.example/page?a=1&b=2';
const unsubscribe = 'https://seira.example/api/subscriptions/a/end';
const hostile = '"><img src=x onerror=alert(1)>\r\nBcc: victim@seira.example \u202egpj.exe';
const hostilePlace = { title: hostile, address: 'Δαβάκη 12', city: 'Καλλιθέα' };
const place = { title: 'Φαρμακείο Ανδρονίκου', address: 'Πατησίων 120', city: 'Αθήνα' };
const invitation: InvitationLetter = {
  language: 'el',
  role: 'clerk',
  place,
  inviter: 'Μάρκος Υπεύθυνος',
  href,
  expiresAt: at,
};
const alert: AlertFacts = { language: 'el', rank: 42, peopleAhead: 3, place, href };

describe.each(languages)('the messages in %s', (language) => {
  const letter = { language, place: hostile, email, href };
  const messages = [
    ...LINK_PURPOSES.map((purpose) =>
      accountLinkMessage({ language, purpose, email, href, expiresAt: at }),
    ),
    ...ACCOUNT_NOTICES.map((notice) =>
      accountNoticeMessage({ language, notice, at, href, email: hostile }),
    ),
    alertMessage({ ...alert, language, place: hostilePlace }),
    invitationMessage({ ...invitation, language, inviter: hostile, place: hostilePlace }),
    ...[...MESSAGE_TOPICS, 'person' as const].map((about) =>
      writtenMessage({ language, about, author: 'eleni', name: hostile, email, text: hostile }),
    ),
    answerMessage({ language, at, answer: hostile }),
    receiptMessage({ language, toPerson: true, at }),
    receiptMessage({ language, toPerson: false, at }),
    subscriptionMessage({ ...letter, expiresAt: at }),
    subscriptionMessage({ ...letter, place: null, expiresAt: at }),
    welcomeMessage({ ...letter, unsubscribe }),
    welcomeMessage({ ...letter, place: null, unsubscribe }),
    openingMessage({ language, place: hostilePlace, date: '2026-11-30', href, unsubscribe }),
  ];

  it('leave no gap, and show as text what people wrote and what places call themselves', () => {
    for (const { subject, text, html } of messages) {
      expect(subject + text).not.toMatch(/\{\w+\}/);
      expect(subject).not.toMatch(/[\r\n\u202e]/);
      expect(html).not.toContain('<img');
      expect(html).toContain(`<html lang="${language}">`);
    }
  });

  it('name the day of a date, wherever the server stands', () => {
    expect(messages.at(-1)!.text).toMatch(/Δευτέρα 30 Νοεμβρίου|Monday 30 November/);
  });

  it.each(LINK_PURPOSES)('with a link to %s say whom, where and until when', (purpose) => {
    const { text, html } = accountLinkMessage({ language, purpose, email, href, expiresAt: at });
    for (const words of [email, '28', '00:30']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain(`\n${href}\n`);
  });
});

it.each([
  [0, 'Nobody is ahead of you'],
  [1, '1 person is ahead of you'],
  [2, '2 people are ahead of you'],
])('an alert speaks of %i people', (peopleAhead, words) => {
  const { subject, text } = alertMessage({ ...alert, language: 'en', peopleAhead });
  expect(subject).toBe('Your turn is near: Φαρμακείο Ανδρονίκου');
  expect(text).toContain(words);
  expect(text).toContain('Your number is 42');
});

describe('an invitation', () => {
  it('says the same as text and as HTML, with the day and time in Athens', () => {
    const { subject, text, html } = invitationMessage(invitation);
    expect(subject).toBe('Πρόσκληση: Φαρμακείο Ανδρονίκου');
    for (const words of [
      'Μάρκος Υπεύθυνος σας προσκαλεί να εξυπηρετείτε',
      'Πατησίων 120, Αθήνα',
      'Σάββατο 28 Νοεμβρίου, 00:30',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(html).toContain('href="https://seira.example/page?a=1&amp;b=2"');
  });

  it('names the team where nobody else invites', () => {
    const { text } = invitationMessage({
      ...invitation,
      language: 'en',
      role: 'owner',
      inviter: null,
    });
    expect(text).toContain('The Seira team invites you to run “Φαρμακείο Ανδρονίκου”');
  });

  it('cuts a name that would fill the message', () => {
    const title = 'Α'.repeat(500);
    const { subject } = invitationMessage({ ...invitation, place: { ...place, title } });
    expect([...subject].length).toBeLessThan(100);
  });

  it('has the colours of the theme', () => {
    const used = [...invitationMessage(invitation).html.matchAll(/#[0-9A-F]{6}\b/g)];
    const known: string[] = Object.values(colours);
    expect(used.length).toBeGreaterThan(5);
    expect(used.map(([colour]) => colour).filter((colour) => !known.includes(colour))).toEqual([]);
  });
});
