import { athensTime, toAthensIso } from '#common/calendar/athens.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { changesHours, dateOf, hoursByHand, listState, offerOrder } from './organisationRows.ts';

/** From these figures of `places_now.wait` on, a place gives no number at once. */
const PAUSED = 100_000;
const WITHOUT_NUMBERS = 200_000;
export const CLOSED = 300_000;

/** Minutes for each person ahead where a list does not say how long they take. */
const PACE = 7;

const WEEK = 7 * 1440;

/** SQL of the path to the hours of yesterday that go on. */
const AT_NIGHT = `'$[*] ? (@.weekday == $weekday).intervals[*] ? (@.to <= @.from && @.to > $time)'`;

const STATUS_COLUMNS = [
  'position', 'category_id', 'country', 'city', 'price_from', 'types', 'latitude', 'longitude',
  'rating', 'reviews_count', 'views_count', 'created_at',
]; // prettier-ignore

/**
 * $1: the time; $2: the minute of the week in Athens; $3 and $4: whether today and yesterday are
 * public holidays; $5: the weekday of yesterday and the time of day. A place of which hours of
 * yesterday go on is at `night`.
 */
const FRESH = `
  WITH list AS (
    SELECT DISTINCT ON (l.organisation_id) l.organisation_id AS id, l.released_on,
           ${listState('l', '$1')} AS state,
           l.waiting_count, coalesce(l.average_minutes, ${PACE})
             / greatest(1, coalesce(l.counters_open, l.counters)) AS pace
      FROM waiting_lists l
     WHERE l.released_on = ${dateOf('$1')}
        OR l.released_on = ${dateOf('$1')} - 1 AND l.closes_at > $1
     ORDER BY l.organisation_id, l.released_on, ${offerOrder('l', '$1')}, l.id
  ), changed AS (
    SELECT o.id, array_agg(d.day) AS days, week_minutes(
             coalesce(jsonb_path_query_array(o.opening_hours, '$[*] ? (!(@.weekday == $days[*]))',
               jsonb_build_object('days', jsonb_agg(extract(isodow FROM d.day)))), '[]')
             || jsonb_agg(jsonb_build_object('weekday', extract(isodow FROM d.day),
                                             'intervals', ${hoursByHand('d')}))) AS minutes
      FROM plan_days d JOIN organisations o ON o.id = d.organisation_id
     WHERE d.day BETWEEN ${dateOf('$1')} - 1 AND ${dateOf('$1')} AND ${changesHours('d')}
     GROUP BY o.id
  )
  SELECT o.id, ${STATUS_COLUMNS.map((column) => `o.${column}`).join(', ')},
         CASE WHEN week.minutes @> $2::int
                   AND (NOT CASE WHEN service.at_night THEN $4::boolean ELSE $3 END
                        OR list.released_on = service.day OR service.day = ANY (changed.days))
              THEN CASE CASE WHEN list.released_on = service.day THEN list.state END WHEN 'open' THEN list.waiting_count * list.pace
                                   WHEN 'paused' THEN ${PAUSED} + list.waiting_count
                                   ELSE ${WITHOUT_NUMBERS} + coalesce(list.waiting_count, 0) END
              WHEN NOT isempty(week.minutes)
              THEN ${CLOSED} + floor(extract(epoch FROM $1::timestamptz) / 60)
                   + (SELECT min((lower(span) - $2::int + ${WEEK}) % ${WEEK})
                        FROM unnest(week.minutes) span)
              WHEN list.id IS NOT NULL THEN ${WITHOUT_NUMBERS}
         END::float8 AS wait
    FROM organisations o
    LEFT JOIN list ON list.id = o.id
    LEFT JOIN changed ON changed.id = o.id,
    LATERAL (SELECT coalesce(changed.minutes, o.open_minutes) AS minutes) week,
    LATERAL (SELECT CASE WHEN list.released_on < ${dateOf('$1')} THEN true
                         WHEN week.minutes @> int4range($2::int - $2::int % 1440, $2::int + 1)
                          AND week.minutes @> ($2::int - $2::int % 1440 + ${WEEK} - 1) % ${WEEK}
                         THEN jsonb_path_exists(o.opening_hours, ${AT_NIGHT}, $5::jsonb)
                         ELSE false END AS at_night) night,
    LATERAL (SELECT night.at_night, ${dateOf('$1')} - night.at_night::int AS day) service`;

const all = [...STATUS_COLUMNS, 'wait'];
const rowOf = (table: string) => `(${all.map((column) => `${table}.${column}`).join(', ')})`;
const REFRESH = `
  INSERT INTO places_now AS now (id, ${all.join(', ')}) ${FRESH}
  ON CONFLICT (id) DO UPDATE SET ${all.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}
   WHERE ${rowOf('now')} IS DISTINCT FROM ${rowOf('EXCLUDED')}`;
const FORGET = `DELETE FROM places_now n
  WHERE NOT EXISTS (SELECT FROM organisations o WHERE o.id = n.id)`;

/** @returns how many places there are */
async function refresh(db: Db, now: Date): Promise<number> {
  const { date, minutes } = athensTime(now);
  const minute = (weekdayOf(date) - 1) * 1440 + minutes;
  const yesterday = addDays(date, -1);
  const time = toAthensIso(now).slice(11, 16);
  return db.transaction(async (tx: Queryable) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.placeStatus]);
    await tx.query(FORGET);
    await tx.query(
      REFRESH,
      [
        now,
        minute,
        isGreekHoliday(date),
        isGreekHoliday(yesterday),
        JSON.stringify({ weekday: weekdayOf(yesterday), time }),
      ],
      'places_now',
    );
    const [all] = await tx.query<{ places: number }>('SELECT count(*) AS places FROM places_now');
    return all?.places ?? 0;
  });
}

/** From so many places on, a refresh runs beside the requests, at most a twentieth of the time. */
const MANY = 5_000;
const SHARE = 20;
/** Lists are never older. */
const OLDEST_MS = 60_000;

interface Refreshed {
  /** By the clock of the lists. */
  now: number;
  places: number;
  /** When it ended, and how long it took. */
  at: number;
  took: number;
  running: Promise<void> | null;
  /** How many places pass, by the choices of a filter. */
  totals: Map<string, number>;
}
const states = new WeakMap<Db, Refreshed>();

async function timed(db: Db, now: Date, state: Refreshed): Promise<void> {
  const began = performance.now();
  try {
    state.places = await refresh(db, now);
    state.now = now.getTime();
    state.totals = new Map();
  } finally {
    state.at = performance.now();
    state.took = state.at - began;
    state.running = null;
  }
}

/**
 * Brings `places_now` up to date. Where there are many, requests go on with what is there, some
 * seconds old, while one refresh runs.
 * @returns counts of it that were made since, by the choices of a filter; callers add theirs
 */
export async function refreshPlaceStatus(db: Db, now: Date): Promise<Map<string, number>> {
  const state = states.get(db) ?? {
    now: -Infinity,
    places: 0,
    at: 0,
    took: 0,
    running: null,
    totals: new Map(),
  };
  states.set(db, state);
  const isLong = state.places >= MANY && Math.abs(now.getTime() - state.now) < OLDEST_MS;
  if (isLong && performance.now() - state.at < state.took * SHARE) return state.totals;
  state.running ??= timed(db, now, state);
  // Nothing awaits this refresh, so its failure is dropped; the next request tries again.
  if (isLong) state.running.catch(() => undefined);
  else await state.running;
  return state.totals;
}
