import { describe, expect, it } from 'vitest';
import { languages } from '#common/languages.ts';
import { colours } from '#theme/tokens.ts';
import { type EmailName, texts } from './i18n/index.ts';
import { type Email, writeEmail } from './message.ts';

const at = new Date('2026-11-27T22:30:00Z');
const hostile = '"><img src=x onerror=alert(1)>\r\nBcc: victim@seira.example \u202egpj.exe';
const place = { title: 'Φαρμακείο Ανδρονίκου', address: 'Πατησίων 120', city: 'Αθήνα' };
const invitation: Email = {
  place,
  inviter: 'Μάρκος Υπεύθυνος',
  href: 'https://seira.example/page?a=1&b=2',
  until: at,
};

describe.each(languages)('the e-mails in %s', (language) => {
  const messages = (Object.keys(texts[language]) as EmailName[]).map((name) =>
    writeEmail(language, name, {
      ...invitation,
      place: { title: hostile, address: hostile, city: 'Αθήνα' },
      inviter: hostile,
      name: hostile,
      author: hostile,
      title: hostile,
      reason: hostile,
      provider: 'Google',
      email: 'eleni@example.gr',
      quote: hostile,
      rank: 42,
      count: 3,
      before: 2,
      noShows: 1,
      minutes: 9,
      minutesBefore: 8,
      slowest: hostile,
      wait: 20,
      proposal: hostile,
      counters: 3,
      saves: 5,
      weeks: 2,
      day: '2026-11-30',
      at,
    }),
  );

  it('fill every placeholder, and show user texts and place names as plain text', () => {
    for (const { subject, text, html } of messages) {
      expect(subject + text).not.toMatch(/\{\w+\}|undefined/);
      expect(subject).not.toMatch(/[\r\n\u202e]/);
      expect(html).not.toContain('<img');
      expect(html).toContain(`<html lang="${language}">`);
    }
  });

  it('name the day of a date, whatever the server’s time zone', () => {
    expect(messages.at(-1)!.text).toMatch(/Δευτέρα 30 Νοεμβρίου|Monday 30 November/);
  });
});

it.each([
  [0, 'Nobody is ahead of you'],
  [1, '1 person is ahead of you'],
  [2, '2 people are ahead of you'],
])('an alert mentions %i people', (count, words) => {
  expect(writeEmail('en', 'alert', { rank: 42, count, place }).text).toContain(words);
});

it('omits sentences and links without a value', () => {
  const { text } = writeEmail('en', 'review.return', { title: 'Α', reason: null, href: null });
  expect(text).not.toMatch(/Reason|See the place/);
  const closed = writeEmail('en', 'day_closed', { rank: 1, day: '2026-11-30', place, quote: null });
  expect(closed.text).not.toContain('Reason');
});

describe('an invitation', () => {
  const { subject, text, html } = writeEmail('el', 'invitation.clerk', invitation);

  it('says the same as text and as HTML, with day and time in Athens', () => {
    expect(subject).toBe('Πρόσκληση: Φαρμακείο Ανδρονίκου');
    for (const words of [
      'Σας προσκαλεί: Μάρκος Υπεύθυνος.',
      'Πατησίων 120, Αθήνα',
      'Σάββατο 28 Νοεμβρίου, 00:30',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain(`\n${invitation.href}\n`);
    expect(html).toContain('href="https://seira.example/page?a=1&amp;b=2"');
  });

  it('truncates a name that would fill the e-mail', () => {
    const long = { ...invitation, place: { ...place, title: 'Α'.repeat(500) } };
    expect([...writeEmail('el', 'invitation.clerk', long).subject].length).toBeLessThan(100);
  });

  it('has the colours of the theme', () => {
    const used = [...html.matchAll(/#[0-9A-F]{6}\b/g)];
    const known: string[] = Object.values(colours);
    expect(used.length).toBeGreaterThan(5);
    expect(used.map(([colour]) => colour).filter((colour) => !known.includes(colour))).toEqual([]);
  });
});
