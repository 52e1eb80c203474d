import type { Db, Queryable } from '#server/db/client.ts';
import {
  daysByHand,
  listOn,
  PLANNED_COLUMNS,
  plannedDates,
  type PlannedList,
  type PlannedPlace,
} from './plannedDays.ts';

/** How many days ahead a place has lists unless its plan says otherwise. */
export const DAYS_AHEAD = 35;

/** The pattern of places that are not part of the sample: a list for each day of their plan. */
export const DAILY = 'daily';

type Which = { places: 'all' | 'own' } | { organisationId: number };

/** Where a list closes for the last time, of `l` with its `intervals` and its date. */
const CLOSES_AT = `closing_time(jsonb_build_array(jsonb_build_object(
    'weekday', extract(isodow FROM l.released_on)::int, 'intervals', l.intervals)), l.released_on)`;

const PLANNED_LIST_COLUMNS = `code text, organisation_id bigint, released_on date, state text,
  closed_by_plan boolean, message text, intervals jsonb, capacity int, average_minutes numeric,
  counters int`;

const conditionOf = (which: Which): [string, unknown[]] => {
  if ('organisationId' in which) return ['id = $1', [which.organisationId]];
  return which.places === 'own'
    ? [`list_pattern = '${DAILY}' OR planned_at IS NOT NULL`, []]
    : ['true', []];
};

/** The lists that places are to have, from a date on. */
async function plannedLists(
  tx: Queryable,
  { from, today, which }: { from: string; today: string; which: Which },
): Promise<PlannedList[]> {
  const [condition, params] = conditionOf(which);
  const places = await tx.query<PlannedPlace>(
    `SELECT ${PLANNED_COLUMNS} FROM organisations
      WHERE list_pattern <> 'none' AND (${condition}) ORDER BY id`,
    params,
  );
  const byHand = await daysByHand(
    tx,
    places.map(({ id }) => id),
    from,
  );
  return places.flatMap((place) =>
    plannedDates(place, from, today).flatMap(
      (date) => listOn(place, date, byHand(place.id, date)) ?? [],
    ),
  );
}

/**
 * Adds the lists of days that have none. Another process may add the same ones: whichever index
 * notices it first, the list is there. A code that another list has is an error: no day is left out.
 */
async function addMissing(tx: Queryable, lists: PlannedList[]): Promise<void> {
  const planned = `jsonb_to_recordset($1::jsonb) AS l (${PLANNED_LIST_COLUMNS})`;
  const params = [JSON.stringify(lists)];
  await tx.query(
    `INSERT INTO waiting_lists (code, organisation_id, released_on, state, closed_by_plan, message,
                                intervals, capacity, average_minutes, counters, closes_at)
     SELECT l.*, ${CLOSES_AT} FROM ${planned} ON CONFLICT DO NOTHING`,
    params,
  );
  const [left] = await tx.query<{ code: string }>(
    `SELECT l.code FROM ${planned} WHERE NOT EXISTS (
       SELECT FROM waiting_lists w WHERE w.organisation_id = l.organisation_id
          AND w.released_on = l.released_on AND w.service = '') LIMIT 1`,
    params,
  );
  if (left) throw new Error(`Another list has the code ${left.code}`);
}

/**
 * Adds the lists that are missing from a date on, as far as each place's plan reaches; none for
 * organisations without lists.
 */
export async function topUpLists(
  tx: Queryable,
  range: { from: string; today: string; which: Which },
): Promise<void> {
  const lists = await plannedLists(tx, range);
  if (lists.length > 0) await addMissing(tx, lists);
}

/** Gives every place that is not part of the sample, or has a plan of its own, its lists. */
export const topUpDailyLists = (tx: Queryable, today: string): Promise<void> =>
  topUpLists(tx, { from: today, today, which: { places: 'own' } });

/** The daily job: each new day the lists reach a day further. */
export const extendDailyLists = (db: Db, today: string): Promise<void> =>
  db.transaction((tx) => topUpDailyLists(tx, today));

/** Brings lists to what the plan wants; never below the places taken, nor what a member set. */
const bringToPlan = (tx: Queryable, lists: PlannedList[]): Promise<unknown> =>
  tx.query(
    `UPDATE waiting_lists w SET intervals = l.intervals, closes_at = ${CLOSES_AT},
            counters = l.counters, counters_open = least(w.counters_open, l.counters),
            average_minutes = l.average_minutes,
            capacity = CASE WHEN w.capacity_by_hand THEN w.capacity
                            WHEN l.capacity IS NOT NULL
                            THEN greatest(l.capacity, w.issued - w.given_back) END,
            state = CASE WHEN w.state_by_hand THEN w.state
                         WHEN l.closed_by_plan THEN 'closed'
                         WHEN w.closed_by_plan THEN 'open' ELSE w.state END,
            message = CASE WHEN w.state_by_hand THEN w.message
                           WHEN l.closed_by_plan THEN l.message
                           WHEN w.closed_by_plan THEN NULL ELSE w.message END,
            closed_by_plan = l.closed_by_plan AND NOT w.state_by_hand
                             AND (w.closed_by_plan OR w.state <> 'closed')
       FROM jsonb_to_recordset($1::jsonb) AS l (${PLANNED_LIST_COLUMNS})
      WHERE w.organisation_id = l.organisation_id AND w.released_on = l.released_on
        AND w.service = ''`,
    [JSON.stringify(lists)],
  );

/** Gives one day back to the plan: what a member set on its list no longer counts. */
export const forgetSetByHand = (
  tx: Queryable,
  organisationId: number,
  date: string,
): Promise<unknown> =>
  tx.query(
    `UPDATE waiting_lists SET state_by_hand = false, capacity_by_hand = false
      WHERE organisation_id = $1 AND released_on = $2::date AND service = ''
        AND (state_by_hand OR capacity_by_hand)`,
    [organisationId, date],
  );

/**
 * Makes the lists of a place from today on anew by its plan. A list of a later day that nobody has a
 * number of goes when the plan has none there; one that somebody has a number of stays, with every
 * ticket as it is, but gives no more numbers.
 */
export async function replanLists(
  tx: Queryable,
  organisationId: number,
  today: string,
): Promise<void> {
  // Taking a number locks the list as well, so none can be issued after this read.
  const existing = await tx.query<{ id: number; released_on: string; issued: number }>(
    `SELECT id, released_on, issued FROM waiting_lists
      WHERE organisation_id = $1 AND released_on >= $2::date AND service = ''
      ORDER BY id FOR NO KEY UPDATE`,
    [organisationId, today],
  );
  const lists = await plannedLists(tx, { from: today, today, which: { organisationId } });
  const planned = new Set(lists.map((list) => list.released_on));
  const outside = existing.filter((list) => !planned.has(list.released_on));
  // A screen that shows today's list would never hear that it is gone.
  const isUnused = (list: { released_on: string; issued: number }) =>
    list.issued === 0 && list.released_on > today;
  await tx.query('DELETE FROM waiting_lists WHERE id = ANY ($1)', [
    outside.filter(isUnused).map(({ id }) => id),
  ]);
  await tx.query(
    `UPDATE waiting_lists SET closed_by_plan = closed_by_plan OR state <> 'closed', state = 'closed'
      WHERE id = ANY ($1) AND NOT state_by_hand`,
    [outside.filter((list) => !isUnused(list)).map(({ id }) => id)],
  );
  if (lists.length === 0) return;
  await bringToPlan(tx, lists);
  await addMissing(tx, lists);
}
