import { describe, expect, it } from 'vitest';
import { createI18n } from '#src/i18n/bundled.ts';
import { memberSince } from './memberSince.ts';

const now = new Date('2026-03-16T12:00:00+02:00');
const said = (createdAt: string | null, language: 'el' | 'en') =>
  memberSince(createdAt, createI18n(language).t, language, now);

describe('memberSince', () => {
  it('uses the date that the server sends', () => {
    expect(said('2021-03-01T10:00:00+02:00', 'en')).toBe('Joined 5 years ago');
    expect(said('2026-03-16T10:00:00+02:00', 'en')).toBe('Joined today');
    expect(said('2021-03-01T10:00:00+02:00', 'el')).toBe('Εγγραφή πριν από 5 έτη');
  });

  it.each([null, '', 'yesterday'])(
    'is the fixed sentence of the specification for %j',
    (createdAt) => {
      expect(said(createdAt, 'en')).toBe('Joined 3 years ago');
      expect(said(createdAt, 'el')).toBe('Εγγραφή πριν από 3 έτη');
    },
  );
});
