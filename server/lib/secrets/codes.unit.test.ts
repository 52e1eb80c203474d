import { expect, it } from 'vitest';
import { codeFor } from './codes.ts';

it('gives a text its code, and no other text the same', () => {
  expect(codeFor('lst', 'list/a/2026-11-20')).toMatch(/^lst_[2-9a-hjkmnp-tv-z]{12}$/);
  expect(codeFor('lst', 'list/a/2026-11-20')).toBe(codeFor('lst', 'list/a/2026-11-20'));
  // Of as many codes from 32 bits, about ten would be taken already.
  const codes = new Set(Array.from({ length: 300_000 }, (_, n) => codeFor('lst', `list/${n}`)));
  expect(codes.size).toBe(300_000);
});
