import { expect, it } from 'vitest';
import { departureFor } from './leave.ts';

const syntagma = { latitude: 37.9755, longitude: 23.7348 };
const monastiraki = { latitude: 37.9762, longitude: 23.7257 };
const now = Date.parse('2026-03-16T10:00:00+02:00');
const leaving = (time: string) =>
  departureFor(syntagma, monastiraki, {
    calledFrom: Date.parse(`2026-03-16T${time}:00+02:00`),
    now,
  });

it('subtracts the walking time from the start of the window', () => {
  expect(leaving('10:40')).toEqual({ onFoot: 14, at: now + 26 * 60_000 });
});

it('is now when the walk takes as long as the wait or longer', () => {
  expect(leaving('10:14')).toEqual({ onFoot: 14, at: null });
  expect(leaving('10:05')).toEqual({ onFoot: 14, at: null });
});
