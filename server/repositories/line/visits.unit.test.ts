import { expect, it } from 'vitest';
import { toVisits, type VisitRow } from './visits.ts';

/** Minutes after nine. */
const at = (minutes: number) => new Date(Date.UTC(2026, 4, 11, 9, minutes));

const visit = (from: number, to: number, change: Partial<VisitRow> = {}): VisitRow => ({
  called_at: at(from),
  processed_at: at(to),
  created_at: at(from - 20),
  counter: '1',
  ...change,
});

const forgotten = (...rows: VisitRow[]) => toVisits(rows).map(({ isForgotten }) => isForgotten);

it('keeps a long visit that a press or the next call ended', () => {
  expect(forgotten(visit(95, 100), visit(5, 95), visit(0, 5))).toEqual([false, false, false]);
  expect(forgotten(visit(120, 125), visit(5, 95))).toEqual([false, false]);
});

it('takes a visit for forgotten whose counter had gone on, or stood empty until somebody came', () => {
  expect(forgotten(visit(5, 95), visit(30, 40))).toEqual([true, false]);
  expect(forgotten(visit(95, 100, { created_at: at(95) }), visit(5, 95))).toEqual([false, true]);
  expect(forgotten(visit(30, 40, { counter: '2' }), visit(5, 95))).toEqual([false, false]);
});
