import { describe, expect, it } from 'vitest';
import { newCalls, type CalledList, type CalledNumber } from './calls.ts';

const call = (rank: number, more: Partial<CalledNumber> = {}): CalledNumber => ({
  rank,
  label: String(rank),
  counter: 'Θυρίδα 1',
  calledAt: `2026-03-16T09:${rank}:00+02:00`,
  recalls: 0,
  ...more,
});
const list = (...nowServing: CalledNumber[]): CalledList[] => [{ service: '', nowServing }];
const ranks = (before: CalledList[], after: CalledList[]) =>
  newCalls(before, after).map(({ rank }) => rank);

describe('newCalls', () => {
  it('returns calls that were not in the previous state, oldest first', () => {
    expect(ranks(list(call(41)), list(call(43), call(42), call(41)))).toEqual([42, 43]);
    expect(ranks(list(call(41)), list(call(41)))).toEqual([]);
  });

  it('includes a repeated call of the same ticket', () => {
    expect(ranks(list(call(41)), list(call(41, { recalls: 1 })))).toEqual([41]);
    const later = { calledAt: '2026-03-16T10:00:00+02:00' };
    expect(ranks(list(call(41)), list(call(41, later)))).toEqual([41]);
  });

  it('distinguishes lists', () => {
    const other = [{ service: 'Ταμείο', nowServing: [call(41)] }];
    expect(newCalls(list(call(41)), other)).toMatchObject([{ rank: 41, service: 'Ταμείο' }]);
  });
});
