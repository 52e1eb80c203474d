import { Type, type Static } from 'typebox';
import { CalendarDate, count, named, nullable, nullish } from '#common/contract/common.ts';
import { PlaceSummary } from '#common/contract/counter.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { PublicService } from '#common/contract/services.ts';

export const STATISTICS_DAYS = 92;

/** The tables of statistics, by their CSV names. */
const STATISTICS_TABLES = ['days', 'hours', 'services'] as const;
export type StatisticsTable = (typeof STATISTICS_TABLES)[number];

/** Dates are strings here, so that the handler can name an invalid one by its field. */
const StatisticsQuery = Type.Object({
  from: Type.Optional(
    Type.String({ description: 'The first day; defaults to 29 days before the last.' }),
  ),
  to: Type.Optional(Type.String({ description: 'The last day; defaults to today in Athens.' })),
  table: Type.Optional(Type.Enum([...STATISTICS_TABLES], { description: 'The table for CSV.' })),
});

const counts = {
  served: count(),
  cancelled: count('Numbers that their holders cancelled.'),
  no_shows: count('Called, but did not come.'),
  walk_ins: count('Numbers without an account.'),
};

const waits = {
  calls: Type.Integer({ minimum: 1, description: 'Number of calls behind the figures.' }),
  median: count('Minutes.'),
  p90: count('Minutes within which nine out of ten people were called.'),
};

export const StatisticsDay = Type.Object({ date: CalendarDate, ...counts });
export type StatisticsDay = Static<typeof StatisticsDay>;

/** Waits of people who came in one hour of a weekday. */
export const StatisticsHour = Type.Object({
  weekday: nullable(
    Type.Integer({ minimum: 1, maximum: 7 }),
    '1 = Monday … 7 = Sunday; null: all weekdays together.',
  ),
  hour: Type.Integer({ minimum: 0, maximum: 23, description: 'In Athens.' }),
  ...waits,
});
export type StatisticsHour = Static<typeof StatisticsHour>;

/** Waits of people who came on one weekday. */
export const StatisticsWeekday = Type.Object({
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1 = Monday … 7 = Sunday.' }),
  ...waits,
});
export type StatisticsWeekday = Static<typeof StatisticsWeekday>;

const servedMinutes = nullish(
  Type.Number({ minimum: 0 }),
  'Median time from the arrival at the counter to the end; null: arrivals were not recorded.',
);

const visitMinutes = nullable(
  Type.Number({ minimum: 0 }),
  'Median time from the call to the end; null: nobody was served.',
);

/** Figures of one service. Transferred numbers count for the service of their last visit. */
export const StatisticsService = Type.Object({
  code: Type.String(),
  name: Type.String(),
  letter: PublicService.properties.letter,
  ...counts,
  wait: nullable(Type.Object(waits), 'Null: nobody waited.'),
  visit_minutes: visitMinutes,
  served_minutes: servedMinutes,
});
export type StatisticsService = Static<typeof StatisticsService>;

/**
 * Statistics of a place over a range of days. A wait lasts from the time the number was taken, or
 * the start of service, to the call. It counts people who took their number on the same day.
 */
export const Statistics = named('Statistics', {
  organisation: PlaceSummary,
  from: CalendarDate,
  to: CalendarDate,
  totals: Type.Object(counts),
  served_before: Type.Optional(count('Served in the same number of days before these.')),
  wait: nullable(Type.Object(waits), 'Null: nobody waited.'),
  visit_minutes: visitMinutes,
  served_minutes: servedMinutes,
  windows: Type.Object(
    {
      told: count(),
      held: count(),
    },
    { description: 'Windows of tickets taken for the same day, and calls within them.' },
  ),
  days: Type.Array(StatisticsDay, { description: 'Every day of the range.' }),
  hours: Type.Array(StatisticsHour, { description: 'Hours with at least three calls.' }),
  weekdays: Type.Optional(
    Type.Array(StatisticsWeekday, { description: 'Weekdays with at least three calls.' }),
  ),
  services: Type.Optional(
    Type.Array(StatisticsService, { description: 'Services in their order; empty if only one.' }),
  ),
});
export type Statistics = Static<typeof Statistics>;

export const getStatistics = endpoint('GET /api/places/{id}/statistics', {
  query: StatisticsQuery,
  response: Statistics,
});
/** One table of the statistics as a spreadsheet file. */
export const getStatisticsFile = endpoint('GET /api/places/{id}/statistics', {
  query: StatisticsQuery,
});
