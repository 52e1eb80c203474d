import { describe, expect, it } from 'vitest';
import { isOlder, toLine } from './line.ts';

const called = {
  rank: 43,
  counter: 'Θυρίδα 2',
  called_at: '2026-03-16T09:28:00+02:00',
  recalls: 1,
};

describe('a line', () => {
  it('is read list by list', () => {
    const line = toLine({
      date: '2026-03-16',
      version: 57,
      status: 'open',
      lists: [
        { service: '', status: 'paused', waiting: 4, next_rank: 50, now_serving: [called], recent_calls: [called], message: 'Επιστρέφουμε 11:15' },
        { service: 'Ταμείο', status: 'full', waiting: 0, now_serving: [], recent_calls: [] },
      ],
    }); // prettier-ignore
    const call = { rank: 43, counter: 'Θυρίδα 2', calledAt: called.called_at, recalls: 1 };
    expect(line).toMatchObject({
      date: '2026-03-16',
      version: 57,
      lists: [
        { service: null, status: 'paused', waiting: 4, nextRank: 50, nowServing: [call] },
        { service: 'Ταμείο', status: 'full', nextRank: null, message: null },
      ],
    });
  });

  it('of a server that tells of one list has that list', () => {
    const line = toLine({ status: 'open', waiting: 4, now_serving: [called], last_called: called });
    expect(line.lists).toMatchObject([{ waiting: 4, nowServing: [{ rank: 43 }], recentCalls: [{ rank: 43 }] }]); // prettier-ignore
    expect(line).toMatchObject({ date: null, version: null });
  });

  it('has no list on a day without numbers, or in nonsense', () => {
    for (const raw of [{ status: 'none', lists: [] }, {}, null, 'line', [1]])
      expect(toLine(raw).lists).toEqual([]);
  });

  it('is older by its day, then by its version; never without either', () => {
    const of = (date: string | null, version: number | null) => ({
      date,
      version,
      window: null,
      lists: [],
    });
    expect(isOlder(of('2026-03-16', 56), of('2026-03-16', 57))).toBe(true);
    expect(isOlder(of('2026-03-15', 99), of('2026-03-16', 1))).toBe(true);
    expect(isOlder(of('2026-03-16', 57), of('2026-03-16', 57))).toBe(false);
    expect(isOlder(of('2026-03-17', 1), of('2026-03-16', 57))).toBe(false);
    expect(isOlder(of(null, 1), of('2026-03-16', 57))).toBe(false);
    expect(isOlder(of('2026-03-16', null), of('2026-03-16', 57))).toBe(false);
  });
});
