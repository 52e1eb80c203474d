import { expect, it } from 'vitest';
import { codeFor } from './codes.ts';

it('derives a stable and unique code from a text', () => {
  expect(codeFor('lst', 'list/a/2026-11-20')).toMatch(/^lst_[2-9a-hjkmnp-tv-z]{12}$/);
  expect(codeFor('lst', 'list/a/2026-11-20')).toBe(codeFor('lst', 'list/a/2026-11-20'));
  // With 32-bit codes, about ten of these would collide.
  const codes = new Set(Array.from({ length: 300_000 }, (_, n) => codeFor('lst', `list/${n}`)));
  expect(codes.size).toBe(300_000);
});
