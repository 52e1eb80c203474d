import { expect, it } from 'vitest';
import { createI18n } from '#src/i18n/bundled.ts';
import { counterIn } from './counterName.ts';

const greek = createI18n('el').t;
const english = createI18n('en').t;

it('translates the name of a numbered counter', () => {
  expect(counterIn(english, 'Θυρίδα 1')).toBe('Counter\u00a01');
  expect(counterIn(english, 'Ταμείο 12')).toBe('Counter\u00a012');
  expect(counterIn(english, 'Εκδοτήριο 2')).toBe('Ticket window\u00a02');
  expect(counterIn(greek, 'Θυρίδα 1')).toBe('Θυρίδα\u00a01');
});

it('keeps a typed name unchanged', () => {
  for (const name of ['Πρωτόκολλο', 'Θυρίδα', 'Θυρίδα 1 (ισόγειο)', 'Desk B', 'Ταμείο Α'])
    expect(counterIn(english, name)).toBe(name);
});
