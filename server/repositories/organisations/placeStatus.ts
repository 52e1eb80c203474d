import { athensTime, toAthensIso } from '#common/calendar/athens.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import { DIRECTORY, WAITS } from '#server/db/lineChanges.ts';
import { valueOf, type Db, type Queryable } from '#server/db/client.ts';
import {
  changesHours,
  dateOf,
  hoursOverride,
  onlineOrder,
  onlineState,
  paceOf,
  shortest,
} from './organisationRows.ts';

/** At or above these values of `place_status.wait`, a place gives no number now. */
export const PAUSED = 100_000;
const WITHOUT_NUMBERS = 200_000;
export const CLOSED = 300_000;

const WEEK = 7 * 1440;

/** SQL of the path to yesterday's hours that have not ended. */
const AT_NIGHT = `'$[*] ? (@.weekday == $weekday).intervals[*] ? (@.to <= @.from && @.to > $time)'`;

const STATUS_COLUMNS = `position category_id country city price_from types latitude longitude rating
  reviews_count views_count created_at`.split(/\s+/);

/** The parameters of `statusOf`, by position. */
const paramsAt = (now: Date): unknown[] => {
  const { date, minutes } = athensTime(now);
  const yesterday = addDays(date, -1);
  return [
    now,
    (weekdayOf(date) - 1) * 1440 + minutes,
    isGreekHoliday(date),
    isGreekHoliday(yesterday),
    JSON.stringify({ weekday: weekdayOf(yesterday), time: toAthensIso(now).slice(11, 16) }),
  ];
};

/**
 * SQL of the status of places at a time.
 * @param names of the parameters: the time; the minute of the week in Athens; whether today and
 * yesterday are public holidays; the weekday of yesterday and the time of day. `night` is set for
 * places whose hours of yesterday have not ended.
 * @param among the condition on the id of a place, if only some are wanted
 */
function statusOf(names: readonly string[], among: (id: string) => string = () => ''): string {
  const [time = '', minute = '', todayOff = '', yesterdayOff = '', night = ''] = names;
  const today = dateOf(time);
  return `  WITH list AS (
    SELECT DISTINCT ON (l.organisation_id) l.organisation_id AS id, l.released_on,
           ${onlineState('l', time)} AS state,
           l.waiting_count, ${paceOf('l')} AS pace
      FROM waiting_lists l
     WHERE l.is_public AND (l.released_on = ${today}
            OR l.released_on = ${today} - 1 AND l.closes_at > ${time}) ${among('l.organisation_id')}
     ORDER BY l.organisation_id, l.released_on, ${onlineOrder('l', time)}, ${shortest('l')}, l.id
  ), changed AS (
    SELECT o.id, array_agg(d.day) AS days, week_minutes(
             coalesce(jsonb_path_query_array(o.opening_hours, '$[*] ? (!(@.weekday == $days[*]))',
               jsonb_build_object('days', jsonb_agg(extract(isodow FROM d.day)))), '[]')
             || jsonb_agg(jsonb_build_object('weekday', extract(isodow FROM d.day),
                                             'intervals', ${hoursOverride('d')}))) AS minutes
      FROM plan_days d JOIN organisations o ON o.id = d.organisation_id
     WHERE d.day BETWEEN ${today} - 1 AND ${today} AND ${changesHours('d')} ${among('o.id')}
     GROUP BY o.id
  )
  SELECT o.id, ${STATUS_COLUMNS.map((column) => `o.${column}`).join(', ')},
         CASE WHEN week.minutes @> ${minute}::int
                   AND (NOT CASE WHEN service.at_night THEN ${yesterdayOff}::boolean ELSE ${todayOff}::boolean END
                        OR list.released_on = service.day OR service.day = ANY (changed.days))
              THEN CASE CASE WHEN list.released_on = service.day THEN list.state END WHEN 'open' THEN list.waiting_count * list.pace
                                   WHEN 'paused' THEN ${PAUSED} + list.waiting_count
                                   ELSE ${WITHOUT_NUMBERS} + coalesce(list.waiting_count, 0) END
              WHEN NOT isempty(week.minutes)
              THEN ${CLOSED} + floor(extract(epoch FROM ${time}::timestamptz) / 60)
                   + (SELECT min((lower(span) - ${minute}::int + ${WEEK}) % ${WEEK})
                        FROM unnest(week.minutes) span)
              WHEN list.id IS NOT NULL THEN ${WITHOUT_NUMBERS}
         END::float8 AS wait
    FROM organisations o
    LEFT JOIN list ON list.id = o.id
    LEFT JOIN changed ON changed.id = o.id,
    LATERAL (SELECT coalesce(changed.minutes, o.open_minutes) AS minutes) week,
    LATERAL (SELECT CASE WHEN list.released_on < ${today} THEN true
                         WHEN week.minutes @> int4range(${minute}::int - ${minute}::int % 1440, ${minute}::int + 1)
                          AND week.minutes @> (${minute}::int - ${minute}::int % 1440 + ${WEEK} - 1) % ${WEEK}
                         THEN jsonb_path_exists(o.opening_hours, ${AT_NIGHT}, ${night}::jsonb)
                         ELSE false END AS at_night) night,
    LATERAL (SELECT night.at_night, ${today} - night.at_night::int AS day) service
   WHERE true ${among('o.id')}`;
}

const all = [...STATUS_COLUMNS, 'wait'];
const rowOf = (table: string) => `(${all.map((column) => `${table}.${column}`).join(', ')})`;
const NAMES = ['$1', '$2', '$3', '$4', '$5'];

/**
 * SQL: true if filters or orders of lists treat the status `then` of a place differently from
 * `now`.
 */
const differsInLists = (then: string, now: string): string =>
  `${then}.id IS NULL OR (${then}.wait < ${CLOSED}) IS DISTINCT FROM (${now}.wait < ${CLOSED})
   OR ${STATUS_COLUMNS.map((column) => `${then}.${column} IS DISTINCT FROM ${now}.${column}`).join(' OR ')}`;

/**
 * Writes the status of places that changed, and notifies every process of the affected lists. $6
 * and $7 belong to `among`.
 */
const write = (db: Queryable, now: Date, among: string, params: unknown[]): Promise<unknown> =>
  db.query(
    // The last CTE sees the table as it was before.
    `WITH written AS (INSERT INTO place_status AS now (id, ${all.join(', ')})
     ${statusOf(NAMES, (id) => `AND ${id} ${among}`)}
     ON CONFLICT (id) DO UPDATE SET ${all.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}
      WHERE ${rowOf('now')} IS DISTINCT FROM ${rowOf('EXCLUDED')} RETURNING *)
     SELECT pg_notify('line', CASE WHEN bool_or(${differsInLists('o', 'n')}) THEN '${DIRECTORY} ' ELSE '${WAITS} ' END)
       FROM written n LEFT JOIN place_status o ON o.id = n.id HAVING count(*) > 0`,
    [...paramsAt(now), ...params],
  );

/** Places per statement. */
const AT_ONCE = 5_000;

/**
 * Writes the status of every place into `place_status`, in batches. Requests read it from then on.
 * Only one process at a time may do so.
 */
export async function refreshPlaceStatus(db: Db, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO place_status_runs (as_of) VALUES ($1)
     ON CONFLICT (as_of) DO UPDATE SET is_complete = false`,
    [now],
  );
  for (let after = 0; ;) {
    const to = await valueOf<number>(
      db,
      `SELECT max(id) FROM (SELECT id FROM organisations WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}) b`,
      [after],
    );
    await db.query(
      `DELETE FROM place_status n WHERE n.id > $1 AND n.id <= coalesce($2::bigint, n.id)
          AND NOT EXISTS (SELECT FROM organisations o WHERE o.id = n.id)`,
      [after, to],
    );
    if (to === null) break;
    await write(db, now, 'BETWEEN $6::bigint AND $7::bigint', [after + 1, to]);
    after = to;
  }
  // Nothing to update: the tables were emptied meanwhile, by a failover.
  await db.query('UPDATE place_status_runs SET is_complete = true WHERE as_of = $1', [now]);
  await db.query('DELETE FROM place_status_runs WHERE as_of <> $1', [now]);
}

/** Writes the status of some places whose lines have changed. */
export async function refreshStatusOf(db: Db, now: Date, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await write(db, now, '= ANY ($6::bigint[])', [ids.slice(from, from + AT_ONCE)]);
  }
}

/** With fewer places, each request computes their status. */
export const MANY_PLACES = 5_000;
/** An older status is not used. */
const OLDEST_MS = 5 * 60_000;

/** The source of the status of places for a request. */
export interface PlaceStatus {
  /** True if it comes from the table, which a job writes. */
  isStored: boolean;
  /** The definition of a CTE in front of the table `place_status`, or nothing if the table is right. */
  cte(param: (value: unknown) => string): string;
  /** Numbers of matching places since the last run, by the choices of a filter; callers add theirs. */
  totals: Map<string, number>;
}

/** The start of the last run that reached every place; null: none since the last crash. */
export const lastStatusRun = (db: Queryable): Promise<Date | null> =>
  valueOf<Date>(
    db,
    'SELECT max(as_of) FROM place_status_runs WHERE is_complete',
    [],
    'place_status',
  );

/** The number of places in the directory. */
export const countPlaces = async (db: Queryable): Promise<number> =>
  (await valueOf<number>(db, 'SELECT sum(number) FROM organisation_counts')) ?? 0;

const totals = new WeakMap<Db, { asOf: number; counts: Map<string, number> }>();

/**
 * Finds the status of places for a request, which only reads: in `place_status` if the last run is
 * recent, otherwise by computing it within the statement.
 */
export async function placeStatus(db: Db, now: Date): Promise<PlaceStatus> {
  const asOf = await lastStatusRun(db);
  if (!asOf || Math.abs(now.getTime() - asOf.getTime()) > OLDEST_MS) {
    return {
      isStored: false,
      cte: (param) => `place_status AS MATERIALIZED (${statusOf(paramsAt(now).map(param))}), `,
      totals: new Map(),
    };
  }
  const known = totals.get(db);
  if (known?.asOf === asOf.getTime())
    return { isStored: true, cte: () => '', totals: known.counts };
  const counts = new Map<string, number>();
  totals.set(db, { asOf: asOf.getTime(), counts });
  return { isStored: true, cte: () => '', totals: counts };
}
