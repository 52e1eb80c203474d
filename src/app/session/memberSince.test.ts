import { expect, it } from 'vitest';
import { createI18n } from '#src/i18n/bundled.ts';
import { memberSince } from './memberSince.ts';

const now = new Date('2026-03-16T12:00:00+02:00');

// Without a date from the server, it is the fixed sentence of the specification.
it.each([
  ['2021-03-01T10:00:00+02:00', 'Joined 5 years ago', 'Εγγραφή πριν από 5 έτη'],
  ['2026-03-16T10:00:00+02:00', 'Joined today', 'Εγγραφή σήμερα'],
  [null, 'Joined 3 years ago', 'Εγγραφή πριν από 3 έτη'],
  ['', 'Joined 3 years ago', 'Εγγραφή πριν από 3 έτη'],
  ['yesterday', 'Joined 3 years ago', 'Εγγραφή πριν από 3 έτη'],
])('an account of %j says “%s”', (createdAt, english, greek) => {
  expect(memberSince(createdAt, createI18n('en').t, 'en', now)).toBe(english);
  expect(memberSince(createdAt, createI18n('el').t, 'el', now)).toBe(greek);
});
