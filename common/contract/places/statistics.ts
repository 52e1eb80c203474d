import { Type, type Static } from 'typebox';
import { CalendarDate, named, nullable } from '#common/contract/common.ts';
import { PlaceSummary } from '#common/contract/counter.ts';
import { endpoint } from '#common/contract/endpoint.ts';

export const STATISTICS_DAYS = 92;

/** The tables of statistics, as CSV names them. */
const STATISTICS_TABLES = ['days', 'hours'] as const;
export type StatisticsTable = (typeof STATISTICS_TABLES)[number];

/** The dates are read as they come, so that a wrong one is named by its field. */
const StatisticsQuery = Type.Object({
  from: Type.Optional(
    Type.String({ description: 'The first day, by default 29 days before the last.' }),
  ),
  to: Type.Optional(Type.String({ description: 'The last day, by default today in Athens.' })),
  table: Type.Optional(
    Type.Enum([...STATISTICS_TABLES], { description: 'Which table, where CSV is asked for.' }),
  ),
});

const Count = Type.Integer({ minimum: 0 });

const counts = {
  served: Count,
  cancelled: Type.Integer({ minimum: 0, description: 'Numbers that people gave back.' }),
  no_shows: Type.Integer({ minimum: 0, description: 'Called, and did not come.' }),
  walk_ins: Type.Integer({ minimum: 0, description: 'Numbers without an account.' }),
};

const waits = {
  calls: Type.Integer({ minimum: 1, description: 'How many calls the figures are from.' }),
  median: Type.Integer({ minimum: 0, description: 'Minutes.' }),
  p90: Type.Integer({ minimum: 0, description: 'Minutes in which nine of ten were called.' }),
};

export const StatisticsDay = Type.Object({ date: CalendarDate, ...counts });
export type StatisticsDay = Static<typeof StatisticsDay>;

/** How long people waited who came in one hour of a weekday. */
export const StatisticsHour = Type.Object({
  weekday: nullable(
    Type.Integer({ minimum: 1, maximum: 7 }),
    '1 = Monday … 7 = Sunday; null: all weekdays together.',
  ),
  hour: Type.Integer({ minimum: 0, maximum: 23, description: 'In Athens.' }),
  ...waits,
});
export type StatisticsHour = Static<typeof StatisticsHour>;

/**
 * Statistics of a place over a range of days. A wait lasts from the taking, or from when serving
 * begins, to the call, of those who took their number on the day itself.
 */
export const Statistics = named('Statistics', {
  organisation: PlaceSummary,
  from: CalendarDate,
  to: CalendarDate,
  totals: Type.Object(counts),
  wait: nullable(Type.Object(waits), 'Null: nobody waited.'),
  visit_minutes: nullable(
    Type.Number({ minimum: 0 }),
    'The median from the call to the end; null: nobody was served.',
  ),
  windows: Type.Object(
    {
      told: Type.Integer({ minimum: 0 }),
      held: Type.Integer({ minimum: 0 }),
    },
    { description: 'Windows told on taking a number of the same day, and calls within them.' },
  ),
  days: Type.Array(StatisticsDay, { description: 'Every day of the range.' }),
  hours: Type.Array(StatisticsHour, { description: 'Hours with at least three calls.' }),
});
export type Statistics = Static<typeof Statistics>;

export const getStatistics = endpoint('GET /api/places/{id}/statistics', {
  query: StatisticsQuery,
  answer: Statistics,
});
/** The same as a file for spreadsheets, one table of it. */
export const getStatisticsFile = endpoint('GET /api/places/{id}/statistics', {
  query: StatisticsQuery,
});
