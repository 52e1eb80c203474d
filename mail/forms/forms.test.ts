import { describe, expect, it } from 'vitest';
import { MESSAGE_TOPICS } from '#common/forms.ts';
import { languages } from '#common/languages.ts';
import { answerMessage } from './answer.ts';
import { openingMessage } from './opening.ts';
import { receiptMessage } from './receipt.ts';
import { subscriptionMessage, welcomeMessage } from './subscription.ts';
import { writtenMessage } from './written.ts';

const hostile = '"><img src=x onerror=alert(1)>\r\nBcc: victim@seira.example';
const email = 'nikos@example.gr';
const href = 'https://seira.example/subscription?key=a&b';
const unsubscribe = 'https://seira.example/api/subscriptions/a/end';
const at = new Date('2026-11-27T22:30:00Z');

describe.each(languages)('the messages of forms in %s', (language) => {
  const letter = { language, place: hostile, email, href };
  const place = { title: hostile, address: 'Δαβάκη 12', city: 'Καλλιθέα' };
  const messages = [
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
    openingMessage({ language, place, date: '2026-11-30', href, unsubscribe }),
  ];

  it('leave no gap, and show as text what people wrote and what places call themselves', () => {
    for (const { subject, text, html } of messages) {
      expect(subject + text).not.toMatch(/\{\w+\}/);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).not.toContain('<img');
    }
  });

  it('name the day of a date, wherever the server stands', () => {
    expect(messages.at(-1)!.text).toMatch(/Δευτέρα 30 Νοεμβρίου|Monday 30 November/);
  });
});
