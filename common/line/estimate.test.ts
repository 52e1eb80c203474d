import { describe, expect, it } from 'vitest';
import { estimateHall, type HallInput, type WaitPrediction } from './estimate.ts';
import { singleHall } from './hall.ts';

const MINUTE = 60_000;
const OPEN = Date.UTC(2026, 4, 11, 5);
const now = OPEN + 2 * 60 * MINUTE;

/** Consecutive visits of these lengths in minutes. The last has just ended. */
const visitsOf = (minutes: number[]) => {
  let end = now;
  return minutes.map((length) => {
    const visit = { startedAt: end - length * MINUTE, endedAt: end };
    end = visit.startedAt;
    return visit;
  });
};

type Input = Omit<HallInput, 'hall'> & Parameters<typeof singleHall>[0];

/** The window of a person in a line with one service. */
const windowOf = ({ now, opensAt, closesAt, breaks, predictions, ...line }: Input) =>
  estimateHall({
    now,
    opensAt,
    closesAt,
    ...(breaks && { breaks }),
    ...(predictions && { predictions }),
    hall: singleHall(line),
  });

const input = (change: Partial<Input> = {}): Input => ({
  now,
  ahead: 6,
  counters: 1,
  ownerMinutes: 5,
  opensAt: OPEN,
  closesAt: OPEN + 8 * 60 * MINUTE,
  visits: visitsOf(Array.from({ length: 40 }, (_, index) => 4 + (index % 3))),
  ...change,
});

const predictions = (count: number, late: number): WaitPrediction[] =>
  Array.from({ length: count }, (_, index) => ({
    at: now - index * MINUTE,
    from: now,
    to: now + 10 * MINUTE,
    calledAt: now + (index < late ? 20 : 5) * MINUTE,
  }));

const minutes = (window: { from: number; to: number } | null) =>
  window && [(window.from - now) / MINUTE, (window.to - now) / MINUTE];
const width = (change: Partial<Input>): number => {
  const [from = 0, to = 0] = minutes(windowOf(input(change))) ?? [];
  return to - from;
};

describe('the window of a wait', () => {
  it('centres on the visits still ahead of the person', () => {
    const [from = 0, to = 0] = minutes(windowOf(input())) ?? [];
    expect(from).toBeGreaterThan(20);
    expect(from).toBeLessThan(30);
    expect(to).toBeGreaterThan(30);
    expect(to).toBeLessThan(42);
  });

  it('considers how long the visits under way have lasted', () => {
    const visits = visitsOf(Array.from({ length: 40 }, () => 5));
    const window = (underWay: number[], counters = 1) =>
      minutes(windowOf(input({ ahead: counters, counters, visits, underWay })));
    expect(window([now])).toEqual([5, 5]);
    expect(window([now - 4 * MINUTE])).toEqual([1, 1]);
    expect(window([now, now - 3 * MINUTE], 2)).toEqual([2, 2]);
    // A visit that nobody ended does not count as a visit of this counter.
    expect(window([now, now - 90 * MINUTE])).toEqual(window([now]));
  });

  it('is in whole minutes, and stays for a minute without events', () => {
    const window = windowOf(input());
    expect(window).toEqual(windowOf(input({ now: now + MINUTE - 1 })));
    expect((window?.from ?? 1) % MINUTE).toBe(0);
    expect((window?.to ?? 1) % MINUTE).toBe(0);
  });

  it('is now if a counter is free', () => {
    expect(minutes(windowOf(input({ ahead: 0 })))).toEqual([0, 0]);
    expect(minutes(windowOf(input({ ahead: 2, counters: 3 })))).toEqual([0, 0]);
  });

  it('considers a current visit that began long ago', () => {
    const visits = visitsOf(Array.from({ length: 40 }, () => 10));
    const begun = visits.map(({ startedAt, endedAt }) => ({
      startedAt: startedAt - 9 * MINUTE,
      endedAt: endedAt - 9 * MINUTE,
    }));
    const justBegun = windowOf(input({ ahead: 1, visits }));
    const nearlyOver = windowOf(input({ ahead: 1, visits: begun }));
    expect(nearlyOver!.to).toBeLessThan(justBegun!.from);
  });

  it('begins when the place opens', () => {
    const opensAt = now + 30 * MINUTE;
    expect(windowOf(input({ opensAt, ahead: 0 }))!.from).toBe(opensAt);
    expect(windowOf(input({ opensAt }))!.from).toBeGreaterThan(opensAt + 15 * MINUTE);
  });

  it('ends at closing time, and warns that today may not be enough', () => {
    const window = windowOf(input({ closesAt: now + 32 * MINUTE }));
    expect(window).toMatchObject({ to: now + 32 * MINUTE, enough: false });
    expect(windowOf(input())).toMatchObject({ enough: true });
    const closesAt = now + 10 * MINUTE;
    expect(windowOf(input({ closesAt }))).toEqual({
      from: closesAt,
      to: closesAt,
      basis: { kind: 'visits', count: 40 },
      enough: false,
    });
    expect(windowOf(input({ closesAt: now }))).toBeNull();
    expect(windowOf(input({ counters: 0 }))).toBeNull();
  });

  describe('on a day with a break', () => {
    const lunch = { from: now + 15 * MINUTE, to: now + 195 * MINUTE };
    const breaks = [lunch];
    const steady = visitsOf(Array.from({ length: 40 }, () => 5));

    it('continues after the break', () => {
      const without = windowOf(input({ ahead: 6, visits: steady }));
      const window = windowOf(input({ ahead: 6, visits: steady, breaks }));
      expect(without!.from).toBeGreaterThan(lunch.from);
      expect(window).toEqual({
        ...without,
        from: without!.from + 180 * MINUTE,
        to: without!.to + 180 * MINUTE,
      });
    });

    it('spans the break if the call may come on either side', () => {
      const window = windowOf(input({ ahead: 3, breaks }));
      expect(window!.from).toBeLessThan(lunch.from);
      expect(window!.to).toBeGreaterThan(lunch.to);
    });

    it('begins at the end of the break for requests during it', () => {
      const at = lunch.from + 30 * MINUTE;
      expect(windowOf(input({ now: at, ahead: 0, breaks }))).toMatchObject({
        from: lunch.to,
        to: lunch.to,
      });
    });

    it('does not count the break as part of a visit', () => {
      const before = input({ now: lunch.from, ahead: 4, visits: steady });
      const after = windowOf({ ...before, now: lunch.to, breaks });
      const waits = [windowOf(before)!.to - lunch.from, after!.to - lunch.to];
      expect(Math.abs(waits[0]! - waits[1]!)).toBeLessThan(3 * MINUTE);
    });

    it('is the same if nothing reaches the break, or after the break', () => {
      const later = [{ from: now + 180 * MINUTE, to: now + 240 * MINUTE }];
      expect(windowOf(input({ breaks: later }))).toEqual(windowOf(input()));
      const over = [{ from: OPEN + MINUTE, to: OPEN + 10 * MINUTE }];
      const opening = visitsOf([5, 5, 5]);
      expect(windowOf(input({ breaks: over, visits: opening }))).toEqual(
        windowOf(input({ visits: opening })),
      );
    });

    it('reaches closing time sooner', () => {
      const closesAt = lunch.to + 10 * MINUTE;
      const window = windowOf(input({ ahead: 6, visits: steady, breaks, closesAt }));
      expect(window).toMatchObject({ to: closesAt, enough: false });
    });
  });

  it("relies on the owner's figure while there are few visits, and is wider then", () => {
    const none = windowOf(input({ visits: [] }));
    expect(none?.basis).toEqual({ kind: 'owner', count: 0 });
    expect(windowOf(input())?.basis).toEqual({ kind: 'visits', count: 40 });
    expect(width({ visits: [] })).toBeGreaterThan(1.5 * width({}));
  });

  it('ignores a visit that nobody ended', () => {
    const forgotten = [{ startedAt: now - 300 * MINUTE, endedAt: now - MINUTE }, ...input().visits];
    expect(windowOf(input({ visits: forgotten }))!.to - now).toBeLessThan(45 * MINUTE);
  });

  it('keeps a genuine long visit', () => {
    const short = Array.from({ length: 40 }, (_, index) => 4 + (index % 3));
    const long = visitsOf(short.map((length, index) => (index % 10 === 9 ? 60 : length)));
    expect(width({ visits: long })).toBeGreaterThan(3 * width({}));
  });

  it('is wider in the morning if days differ from one another', () => {
    const days = (pace: (day: number) => number) =>
      Array.from({ length: 400 }, (_, index) => {
        const day = 1 + Math.floor(index / 60);
        const endedAt = OPEN - (day - 1) * 86_400_000 - (16 + (index % 60) / 10) * 3_600_000;
        return { startedAt: endedAt - (4 + (index % 3)) * pace(day) * MINUTE, endedAt };
      });
    const opening = { now: OPEN, ahead: 12 };
    const same = width({ ...opening, visits: days(() => 1) });
    const different = width({ ...opening, visits: days((day) => (day % 2 === 0 ? 0.6 : 1.5)) });
    expect(different).toBeGreaterThan(1.5 * same);
  });

  it('does not widen for calls after closing, which no window contains', () => {
    const closesAt = OPEN + 8 * 60 * MINUTE;
    const late = Array.from({ length: 40 }, (_, day) => {
      const to = closesAt - (day + 1) * 86_400_000;
      return { at: to - 30 * MINUTE, from: to - 10 * MINUTE, to, calledAt: to + 20 * MINUTE };
    });
    expect(width({ predictions: late })).toBeLessThanOrEqual(width({}));
  });

  it('corrects faster while few windows are known', () => {
    expect(width({ predictions: predictions(10, 8) })).toBeGreaterThan(2 * width({}));
  });

  it('predicts by the visits of today before older ones', () => {
    const quick = visitsOf([...Array(30).fill(2), ...Array(60).fill(8)] as number[]);
    expect(windowOf(input({ visits: quick }))!.to - now).toBeLessThan(34 * MINUTE);
  });

  it('widens the side on which windows were missed, and narrows without misses', () => {
    expect(width({ predictions: predictions(100, 40) })).toBeGreaterThan(1.3 * width({}));
    expect(width({ predictions: predictions(100, 0) })).toBeLessThan(width({}));
  });

  it('stays in time order, whatever the earlier windows', () => {
    for (const ahead of [0, 1, 7, 60, 500]) {
      for (const counters of [1, 2, 5, 30]) {
        for (const late of [0, 50, 400]) {
          const closesAt = OPEN + 200 * 60 * MINUTE;
          const window = windowOf(
            input({ ahead, counters, closesAt, predictions: predictions(400, late) }),
          );
          expect(window!.from).toBeGreaterThanOrEqual(now);
          expect(window!.to).toBeGreaterThanOrEqual(window!.from);
        }
      }
    }
  });
});
