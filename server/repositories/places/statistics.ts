import { addDays, daysBetween } from '#common/calendar/days.ts';
import { ZONE } from '#common/calendar/athens.ts';
import type {
  Statistics,
  StatisticsDay,
  StatisticsHour,
  StatisticsService,
  StatisticsWeekday,
} from '#common/contract/places/statistics.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import { first, valueOf, type Queryable } from '#server/db/client.ts';
import { serviceName } from '#server/lib/labels.ts';
import { MEASURED, MEASURED_CALL } from '#server/repositories/line/visits.ts';

/** A place and an inclusive range of Athens dates. */
export interface StatisticsRange {
  organisationId: number;
  from: string;
  to: string;
}

/** An hour or a weekday with fewer calls gets no value. */
const FEWEST_CALLS = 3;

const CHOSEN = `l.organisation_id = $1 AND l.released_on BETWEEN $2::date AND $3::date`;

/** SQL: true if a member or a device issued the ticket `t`. Tickets of deleted accounts have no person either. */
const IS_WALK_IN = `t.user_id IS NULL AND EXISTS (
                SELECT FROM ticket_events e WHERE e.ticket_id = t.id AND e.from_status IS NULL
                   AND e.actor = 'provider')`;

/** SQL of lateral joins: the start of service on the day of list `l`. */
const OPENING = `LEFT JOIN LATERAL (
           SELECT (l.released_on + min((i ->> 'from')::time)) AT TIME ZONE '${ZONE}' AS at
             FROM jsonb_array_elements(coalesce(l.intervals, (
               SELECT d -> 'intervals' FROM jsonb_array_elements(o.opening_hours) d
                WHERE (d ->> 'weekday')::int = extract(isodow FROM l.released_on) LIMIT 1))) i
         ) opening ON true`;

const paramsOf = ({ organisationId, from, to }: StatisticsRange) => [organisationId, from, to];

/**
 * Counts by day. A ticket without a person is a walk-in only if a member or a device issued it,
 * because tickets of deleted accounts have no person either.
 */
export const statisticsDays = (db: Queryable, range: StatisticsRange): Promise<StatisticsDay[]> =>
  db.query<StatisticsDay>(
    `WITH v AS (
       SELECT l.released_on, count(*) FILTER (WHERE t.status = 'processed') AS served,
              count(*) FILTER (WHERE t.status = 'cancelled') AS cancelled,
              count(*) FILTER (WHERE t.status = 'aborted' AND t.status_reason = 'no_show') AS no_shows,
              count(*) FILTER (WHERE ${IS_WALK_IN}) AS walk_ins
         FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
        WHERE ${CHOSEN} GROUP BY 1)
     SELECT to_char(d, 'YYYY-MM-DD') AS date, coalesce(served, 0)::int AS served,
            coalesce(cancelled, 0)::int AS cancelled, coalesce(no_shows, 0)::int AS no_shows,
            coalesce(walk_ins, 0)::int AS walk_ins
       FROM generate_series($2::date, $3::date, interval '1 day') d
       LEFT JOIN v ON v.released_on = d::date ORDER BY d`,
    paramsOf(range),
    'statistics_days',
  );

type WaitRow = Omit<StatisticsHour, 'hour'> & { hour: number | null };

/** Waits by weekday and hour, by hour, by weekday, and in total. The total has neither field. */
const waitRows = (db: Queryable, range: StatisticsRange): Promise<WaitRow[]> =>
  db.query<WaitRow>(
    `WITH v AS (
       SELECT greatest(t.created_at, opening.at) AS began, t.called_at
         FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
         JOIN organisations o ON o.id = l.organisation_id
         ${OPENING}
        WHERE ${CHOSEN} AND t.called_at IS NOT NULL
          AND (t.created_at AT TIME ZONE '${ZONE}')::date >= l.released_on),
     w AS (
       SELECT extract(isodow FROM began AT TIME ZONE '${ZONE}')::int AS weekday,
              extract(hour FROM began AT TIME ZONE '${ZONE}')::int AS hour,
              greatest(extract(epoch FROM called_at - began) / 60, 0) AS minutes
         FROM v)
     SELECT weekday, hour, count(*)::int AS calls,
            round(percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))::int AS median,
            round(percentile_cont(0.9) WITHIN GROUP (ORDER BY minutes))::int AS p90
       FROM w GROUP BY GROUPING SETS ((weekday, hour), (hour), (weekday), ())
      HAVING grouping(weekday, hour) = 3 OR count(*) >= ${FEWEST_CALLS}
      ORDER BY weekday NULLS FIRST, hour NULLS FIRST`,
    paramsOf(range),
    'statistics_waits',
  );

const hoursIn = (rows: WaitRow[]): StatisticsHour[] =>
  rows.flatMap(({ weekday, hour, ...waits }) =>
    hour === null ? [] : [{ weekday, hour, ...waits }],
  );

/** The total has a row without calls, too. */
const totalIn = (rows: WaitRow[]): Statistics['wait'] => {
  const all = rows.find(({ weekday, hour }) => weekday === null && hour === null);
  return all && all.calls > 0 ? { calls: all.calls, median: all.median, p90: all.p90 } : null;
};

const weekdaysIn = (rows: WaitRow[]): StatisticsWeekday[] =>
  rows.flatMap(({ weekday, hour, ...waits }) =>
    hour === null && weekday !== null ? [{ weekday, ...waits }] : [],
  );

/** Waits in total, and by weekday and hour; those of all weekdays together come first. */
export async function statisticsWaits(
  db: Queryable,
  range: StatisticsRange,
): Promise<Pick<Statistics, 'wait' | 'hours'>> {
  const rows = await waitRows(db, range);
  return { wait: totalIn(rows), hours: hoursIn(rows) };
}

type ServiceRow = Omit<StatisticsService, 'wait' | 'served_minutes'> & {
  id: number;
  calls: number;
  median: number;
  p90: number;
};

/** Figures by service, in their order; none if the place has only one. */
export async function statisticsServices(
  db: Queryable,
  range: StatisticsRange,
  language: Language,
): Promise<StatisticsService[]> {
  const rows = await db.query<ServiceRow>(
    `WITH v AS (
       SELECT l.service_id, t.status, t.status_reason, ${IS_WALK_IN} AS is_walk_in,
              CASE WHEN t.status = 'processed' AND t.called_at < t.processed_at
                   THEN extract(epoch FROM t.processed_at - t.called_at) / 60 END AS visit,
              CASE WHEN (t.created_at AT TIME ZONE '${ZONE}')::date >= l.released_on
                   THEN greatest(extract(epoch FROM t.called_at
                          - greatest(t.created_at, opening.at)) / 60, 0) END AS wait
         FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
         JOIN organisations o ON o.id = l.organisation_id ${OPENING}
        WHERE ${CHOSEN})
     SELECT s.id, s.code, ${serviceName('s', language)} AS name, s.letter,
            count(*) FILTER (WHERE v.status = 'processed')::int AS served,
            count(*) FILTER (WHERE v.status = 'cancelled')::int AS cancelled,
            count(*) FILTER (WHERE v.status = 'aborted' AND v.status_reason = 'no_show')::int AS no_shows,
            count(*) FILTER (WHERE v.is_walk_in)::int AS walk_ins, count(v.wait)::int AS calls,
            round(percentile_cont(0.5) WITHIN GROUP (ORDER BY v.wait))::int AS median,
            round(percentile_cont(0.9) WITHIN GROUP (ORDER BY v.wait))::int AS p90,
            round((percentile_cont(0.5) WITHIN GROUP (ORDER BY v.visit))::numeric, 1)::float8
              AS visit_minutes
       FROM services s LEFT JOIN v ON v.service_id = s.id
      WHERE s.organisation_id = $1 AND (s.retired_at IS NULL OR v.service_id IS NOT NULL)
      GROUP BY s.id ORDER BY s.retired_at IS NOT NULL, s.position, s.id`,
    paramsOf(range),
  );
  if (rows.length < 2) return [];
  const served = await servedMinutes(db, range);
  return rows.map(({ id, calls, median, p90, ...row }) => ({
    ...row,
    served_minutes: served.get(id) ?? null,
    wait: calls > 0 ? { calls, median, p90 } : null,
  }));
}

/** The share of a range's windows that were accurate, among people who were called. */
const windowsHeld = async (db: Queryable, range: StatisticsRange): Promise<Statistics['windows']> =>
  (await first<Statistics['windows']>(
    db,
    `SELECT count(*)::int AS told,
            (count(*) FILTER (WHERE ${MEASURED_CALL} BETWEEN w.from_at AND w.to_at))::int AS held
       FROM waiting_lists l JOIN wait_predictions w ON w.waiting_list_id = l.id
       JOIN tickets t ON t.id = w.ticket_id
      WHERE ${CHOSEN} AND ${MEASURED}`,
    paramsOf(range),
    'statistics_windows',
  ))!;

/** Median minutes from the arrival at the counter to the end, by service, and in total (null). */
const servedMinutes = async (
  db: Queryable,
  range: StatisticsRange,
): Promise<Map<number | null, number>> => {
  const rows = await db.query<{ service: number | null; minutes: number }>(
    `SELECT v.service_id AS service, round((percentile_cont(0.5) WITHIN GROUP (
              ORDER BY extract(epoch FROM v.ended_at - v.began_at) / 60))::numeric, 1)::float8 AS minutes
       FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
       JOIN visits v ON v.ticket_id = t.id
      WHERE ${CHOSEN} AND v.outcome = 'processed' AND v.began_at < v.ended_at
      GROUP BY GROUPING SETS ((v.service_id), ()) HAVING count(*) > 0`,
    paramsOf(range),
    'statistics_served',
  );
  return new Map(rows.map(({ service, minutes }) => [service, minutes]));
};

/** The number of people served in as many days before a range. */
const servedBefore = async (db: Queryable, range: StatisticsRange): Promise<number> => {
  const to = addDays(range.from, -1);
  const from = addDays(to, -daysBetween(range.from, range.to));
  const count = await valueOf<number>(
    db,
    `SELECT count(*)::int FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
      WHERE ${CHOSEN} AND t.status = 'processed'`,
    paramsOf({ ...range, from, to }),
    'statistics_before',
  );
  return count ?? 0;
};

const visitMinutes = (db: Queryable, range: StatisticsRange): Promise<number | null> =>
  valueOf(
    db,
    `SELECT round((percentile_cont(0.5) WITHIN GROUP (
              ORDER BY extract(epoch FROM t.processed_at - t.called_at) / 60))::numeric, 1)::float8
       FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
      WHERE ${CHOSEN} AND t.status = 'processed' AND t.called_at < t.processed_at`,
    paramsOf(range),
    'statistics_visits',
  );

export async function statisticsOf(
  db: Queryable,
  range: StatisticsRange,
  language: Language = defaultLanguage,
): Promise<Omit<Statistics, 'organisation'>> {
  const days = await statisticsDays(db, range);
  const rows = await waitRows(db, range);
  const sum = (key: 'served' | 'cancelled' | 'no_shows' | 'walk_ins') =>
    days.reduce((total, day) => total + day[key], 0);
  return {
    from: range.from,
    to: range.to,
    totals: {
      served: sum('served'),
      cancelled: sum('cancelled'),
      no_shows: sum('no_shows'),
      walk_ins: sum('walk_ins'),
    },
    served_before: await servedBefore(db, range),
    wait: totalIn(rows),
    visit_minutes: await visitMinutes(db, range),
    served_minutes: (await servedMinutes(db, range)).get(null) ?? null,
    windows: await windowsHeld(db, range),
    days,
    hours: hoursIn(rows),
    weekdays: weekdaysIn(rows),
    services: await statisticsServices(db, range, language),
  };
}
