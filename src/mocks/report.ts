import { HttpResponse } from 'msw';
import {
  agreeCounters,
  getWeek,
  setWeeklyEmail,
  withdrawCounters,
  type WeekReport,
} from '#common/contract/places/week.ts';
import { getStatistics, type Statistics } from '#common/contract/places/statistics.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { buildCounter } from './counter.ts';
import { TODAY } from './manage.ts';
import { builder, json, mock, on } from './mock.ts';

const DAYS = 30;

/** Waits by hour of a morning: longer at ten, and longest on Mondays. */
const hoursOf = (weekday: number | null): Statistics['hours'] =>
  [8, 9, 10, 11, 12, 13].map((hour) => {
    const rush = 1 - Math.abs(10 - hour) / 4;
    const median = Math.round(4 + rush * (weekday === 1 ? 20 : 12));
    return { weekday, hour, calls: weekday === null ? 90 : 18, median, p90: median * 2 + 3 };
  });

/** A month at a place that is busy on Mondays and closed on weekends. */
export const buildStatistics = (): Statistics => {
  const days = Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(TODAY, index + 1 - DAYS);
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
  const totals = { served: 0, cancelled: 0, no_shows: 0, walk_ins: 0 };
  for (const day of days)
    for (const key of Object.keys(totals) as (keyof typeof totals)[]) totals[key] += day[key];
  return {
    organisation: buildCounter().organisation,
    from: addDays(TODAY, 1 - DAYS),
    to: TODAY,
    totals,
    served_before: totals.served - 12,
    wait: { calls: 540, median: 11, p90: 27 },
    visit_minutes: 8.5,
    served_minutes: 7,
    windows: { told: 412, held: 371 },
    days,
    hours: [null, 1, 2, 3, 4, 5].flatMap(hoursOf),
    weekdays: [1, 2, 3, 4, 5].map((weekday) => {
      const median = weekday === 1 ? 18 : 8 + weekday;
      return { weekday, calls: 108, median, p90: median * 2 + 3 };
    }),
  };
};

/** A week with more people than before, and a proposal for Monday morning. */
export const buildWeek = builder<WeekReport>(() => ({
  from: '2026-03-09',
  to: '2026-03-15',
  served: 193,
  served_before: 181,
  no_shows: 12,
  wait: 11,
  wait_before: 14,
  slowest: { weekday: 1, from: 9, to: 10, wait: 24 },
  days: [48, 35, 38, 31, 41, 0, 0].map((served, n) => ({
    date: addDays('2026-03-09', n),
    served,
    served_before: [40, 39, 33, 30, 39, 0, 0][n]!,
  })),
  weeks: 8,
  proposal: { weekday: 1, from: 9, to: 11, counters: 4, wait_now: 24, wait_then: 16 },
  agreed: [],
  weekly_email: true,
}));

export const week = {
  ...mock(getWeek),
  success: (response = buildWeek()) => [
    on(getWeek, () => json(response)()),
    on(agreeCounters, async ({ request }) => {
      const slot = await request.json();
      response = { ...response, proposal: null, agreed: [slot] };
      return json(response)();
    }),
    on(withdrawCounters, () => {
      response = { ...buildWeek(), weekly_email: response.weekly_email };
      return json(response)();
    }),
    on(setWeeklyEmail, async ({ request }) => {
      response = { ...response, ...(await request.json()) };
      return json(response)();
    }),
  ],
};

/** The days of a request for statistics. */
const rangeIn = ({ url }: { url: string }): Partial<Pick<Statistics, 'from' | 'to'>> =>
  Object.fromEntries(new URL(url).searchParams);

export const statistics = (response = buildStatistics()) => [
  on(getStatistics, ({ request }) =>
    request.headers.get('accept') === 'text/csv'
      ? HttpResponse.text('date,served\r\n2026-03-16,40\r\n')
      : json({ ...response, ...rangeIn(request) })(),
  ),
];
