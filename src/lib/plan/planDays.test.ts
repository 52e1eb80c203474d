import { expect, it } from 'vitest';
import { formatRange } from '#src/lib/dates.ts';
import { monthOf, pageOfMonth, rangesOf } from './planDays.ts';

it('moves by months across a year', () => {
  expect(monthOf('2026-11-30', 2)).toBe('2027-01-01');
  expect(monthOf('2026-01-31', -1)).toBe('2025-12-01');
});

it('shows whole weeks of a month', () => {
  expect(pageOfMonth('2026-08-01')).toEqual({ from: '2026-07-27', to: '2026-09-06' });
  expect(pageOfMonth('2027-02-01')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  // On the last day of a month, four weeks are left.
  expect(pageOfMonth('2026-11-01', '2026-11-30').to).toBe('2026-12-27');
  expect(pageOfMonth('2026-12-01', '2026-11-30').to).toBe('2027-01-03');
});

it('joins successive dates', () => {
  expect(rangesOf(['2026-08-30', '2026-08-31', '2026-09-01', '2026-09-03'])).toEqual([
    { from: '2026-08-30', to: '2026-09-01' },
    { from: '2026-09-03', to: '2026-09-03' },
  ]);
});

it.each([
  ['el', '10–20 Αυγ'],
  ['en', '10–20 Aug'],
])('formats a range within a month in %s', (language, text) => {
  expect(formatRange('2026-08-10', '2026-08-20', language)).toBe(text);
});
