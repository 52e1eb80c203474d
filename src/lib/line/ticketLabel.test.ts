import { expect, it } from 'vitest';
import { labelOf, widthInDigits } from './ticketLabel.ts';

it.each([
  ['a letter', { rank: 12, label: 'Β12' }, 'el', 'Β12'],
  ['no letter', { rank: 1204, label: '1204' }, 'el', '1.204'],
  ['no label', { rank: 1204 }, 'en', '1,204'],
  ['nothing', { rank: null, label: null }, 'el', '–'],
])('a ticket with %s, %j, is labelled in %s “%s”', (_what, ticket, language, label) => {
  expect(labelOf(ticket, language)).toBe(label);
});

it('counts a letter as wider than a digit', () => {
  expect(widthInDigits('7')).toBe(2);
  expect(widthInDigits('123')).toBe(3);
  expect(widthInDigits('Β12')).toBeGreaterThan(widthInDigits('123'));
});
