import { expect, it } from 'vitest';
import { overlapping } from './overlap.ts';

const now = Date.parse('2026-03-16T10:00:00+02:00');
const date = '2026-03-16';
const number = (from: string, to: string, dueDate = date) => ({
  organisation: { title: `${from}–${to}` },
  dueDate,
  window: { from: `${dueDate}T${from}:00+02:00`, to: `${dueDate}T${to}:00+02:00` },
});
const titleOf = (others: Parameters<typeof overlapping>[0], from: number, to: number) =>
  overlapping(others, { date, minutes: { from, to }, now })?.organisation.title ?? null;

it('returns the first ticket whose window overlaps that of a ticket taken now', () => {
  const others = [number('09:00', '09:50'), number('10:40', '11:05'), number('10:50', '11:30')];
  expect(titleOf(others, 20, 39)).toBeNull();
  expect(titleOf(others, 20, 40)).toBe('10:40–11:05');
  expect(titleOf(others, 66, 80)).toBe('10:50–11:30');
  expect(titleOf(others, 91, 120)).toBeNull();
});

it('returns nothing for another day and for unknown windows', () => {
  expect(titleOf([number('10:40', '11:05', '2026-03-17')], 20, 60)).toBeNull();
  expect(titleOf([{ ...number('10:40', '11:05'), window: null }], 20, 60)).toBeNull();
  expect(overlapping([number('10:40', '11:05')], { date, minutes: null, now })).toBeNull();
});
