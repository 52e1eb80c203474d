import type { Statistics } from '#common/contract/places/statistics.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { buildCounter } from './counter.ts';

const LAST = '2026-03-16';
const DAYS = 30;

/** Waits by hour of a morning; longer at ten, and longer still on Mondays. */
const hoursOf = (weekday: number | null): Statistics['hours'] =>
  [8, 9, 10, 11, 12, 13].map((hour) => {
    const rush = 1 - Math.abs(10 - hour) / 4;
    const median = Math.round(4 + rush * (weekday === 1 ? 20 : 12));
    return { weekday, hour, calls: weekday === null ? 90 : 18, median, p90: median * 2 + 3 };
  });

/** A month at a place that is busy on Mondays and closed at the weekend. */
export const buildStatistics = (overrides: Partial<Statistics> = {}): Statistics => {
  const days = Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(LAST, index + 1 - DAYS);
    const weekday = weekdayOf(date);
    const open = weekday < 6 ? 1 : 0;
    const served = open * (34 + ((index * 7) % 11) + (weekday === 1 ? 12 : 0));
    return {
      date,
      served,
      cancelled: open * (index % 4),
      no_shows: open * (1 + (index % 3)),
      walk_ins: Math.floor(served / 5),
    };
  });
  const sum = (key: 'served' | 'cancelled' | 'no_shows' | 'walk_ins') =>
    days.reduce((total, day) => total + day[key], 0);
  return {
    organisation: buildCounter().organisation,
    from: addDays(LAST, 1 - DAYS),
    to: LAST,
    totals: {
      served: sum('served'),
      cancelled: sum('cancelled'),
      no_shows: sum('no_shows'),
      walk_ins: sum('walk_ins'),
    },
    wait: { calls: 540, median: 11, p90: 27 },
    visit_minutes: 8.5,
    windows: { told: 412, held: 371 },
    days,
    hours: [null, 1, 2, 3, 4, 5].flatMap(hoursOf),
    ...overrides,
  };
};
