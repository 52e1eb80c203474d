import { expect, it } from 'vitest';
import { alertMessage, type AlertFacts } from './alert.ts';

const facts: AlertFacts = {
  language: 'el',
  rank: 42,
  peopleAhead: 3,
  place: { title: 'Φαρμακείο Ανδρονίκου', address: 'Πατησίων 120', city: 'Αθήνα' },
  href: 'https://seira.example/ticket/0123456789abcdef0123456789abcdef',
};

it('says how many are ahead now, which number it is about, and where', () => {
  const { subject, text, html } = alertMessage(facts);
  expect(subject).toBe('Πλησιάζει η σειρά σας: Φαρμακείο Ανδρονίκου');
  for (const words of [
    '3 άτομα είναι μπροστά σας',
    'Ο αριθμός σας είναι το 42',
    'Πατησίων 120, Αθήνα',
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).toContain(`\n${facts.href}\n`);
});

it.each([
  [0, 'Nobody is ahead of you'],
  [1, '1 person is ahead of you'],
  [2, '2 people are ahead of you'],
])('speaks of %i people in the language of its reader', (peopleAhead, words) => {
  expect(alertMessage({ ...facts, language: 'en', peopleAhead }).text).toContain(words);
});

it('shows what a place calls itself as text', () => {
  const title = '<img src=x>\r\nBcc: victim@seira.example';
  const { subject, html } = alertMessage({ ...facts, place: { ...facts.place, title } });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<img');
});
