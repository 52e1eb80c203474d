import { valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { eachBatch } from '#server/lib/eachBatch.ts';
import {
  dayOverrides,
  listOn,
  PLANNED_COLUMNS,
  plannedDates,
  plannedServices,
  type PlannedList,
  type PlannedPlace,
} from './plannedDays.ts';

/** How many days ahead a place has lists unless its plan says otherwise. */
export const DAYS_AHEAD = 35;

/** The pattern of places that are not part of the sample: a list for each day of their plan. */
export const DAILY = 'daily';

type Selection = { places: 'all' } | { organisationId: number };

/** Places per transaction of the daily job. */
const AT_ONCE = 200;

/** Places that get lists from the daily job: not in the sample, or with a plan of their own. */
const IS_DAILY = `o.list_pattern <> 'none'
  AND (o.list_pattern = '${DAILY}' OR o.planned_at IS NOT NULL)`;

/** The last day for which a place has lists. $1: today */
const HORIZON = '$1::date + o.days_ahead';

/** SQL of the last closing time of the list `l`, by its `intervals` and its date. */
const CLOSES_AT = `closing_time(jsonb_build_array(jsonb_build_object(
    'weekday', extract(isodow FROM l.released_on)::int, 'intervals', l.intervals)), l.released_on)`;

/** Columns of a list that always equal the plan, with their types. Members cannot change them. */
const COPIED = Object.entries({ intervals: 'jsonb', average_minutes: 'numeric', counters: 'int' });

const copied = (write: (name: string, type: string) => string): string =>
  COPIED.map((column) => write(...column)).join(', ');

const PLANNED_LIST_COLUMNS = `code text, service text, service_id bigint, organisation_id bigint, released_on date, state text,
  closed_by_plan boolean, message text, capacity int, ${copied((name, type) => `${name} ${type}`)}`;

/** The lists of places on the dates of each of them, the first of which is `from`. */
async function listsOn<Place extends PlannedPlace>(
  tx: Queryable,
  places: Place[],
  from: string,
  datesOf: (place: Place) => string[],
): Promise<PlannedList[]> {
  const ids = places.map(({ id }) => id);
  const byHand = await dayOverrides(tx, ids, from);
  const services = await plannedServices(tx, ids);
  return places.flatMap((place) =>
    datesOf(place).flatMap((date) =>
      services(place.id).flatMap(
        (service) => listOn(place, date, byHand(place.id, date), service) ?? [],
      ),
    ),
  );
}

/** The planned lists of places from a date on. */
async function plannedLists(
  tx: Queryable,
  { from, today, which }: { from: string; today: string; which: Selection },
): Promise<PlannedList[]> {
  const id = 'organisationId' in which ? which.organisationId : null;
  const places = await tx.query<PlannedPlace>(
    `SELECT ${PLANNED_COLUMNS} FROM organisations
      WHERE list_pattern <> 'none' AND ($1::bigint IS NULL OR id = $1) ORDER BY id`,
    [id],
  );
  return listsOn(tx, places, from, (place) => plannedDates(place, from, today));
}

/**
 * SQL: true if the list `l` is added to a place that the operator keeps closed, or to a day on
 * which a member has closed every list; and the message of that day.
 */
const CLOSED_BY_HAND = `SELECT NOT l.closed_by_plan AND (o.closed_by_operator
         OR coalesce(bool_and(d.state = 'closed' AND NOT d.closed_by_plan), false)) AS is_closed,
       min(d.message) AS message
  FROM organisations o
  LEFT JOIN waiting_lists d ON d.organisation_id = o.id AND d.released_on = l.released_on
 WHERE o.id = l.organisation_id GROUP BY o.id`;

/**
 * Adds the lists of days that have none. Another process may add the same lists: a conflict on any
 * index of the day means that the list exists. A conflict on the code is an error, because the day
 * would have no list.
 */
async function addMissing(tx: Queryable, lists: PlannedList[]): Promise<void> {
  const planned = `jsonb_to_recordset($1::jsonb) AS l (${PLANNED_LIST_COLUMNS})`;
  const params = [JSON.stringify(lists)];
  await tx.query(
    `INSERT INTO waiting_lists (code, service, service_id, organisation_id, released_on,
                                closed_by_plan, capacity, ${copied((name) => name)},
                                closes_at, state, message)
     SELECT l.code, l.service, l.service_id, l.organisation_id, l.released_on, l.closed_by_plan,
            l.capacity, ${copied((name) => `l.${name}`)}, ${CLOSES_AT},
            CASE WHEN is_closed THEN 'closed' ELSE l.state END,
            CASE WHEN is_closed THEN closed.message ELSE l.message END
       FROM ${planned} CROSS JOIN LATERAL (${CLOSED_BY_HAND}) closed ON CONFLICT DO NOTHING`,
    params,
  );
  const [left] = await tx.query<{ code: string }>(
    `SELECT l.code FROM ${planned} WHERE NOT EXISTS (
       SELECT FROM waiting_lists w WHERE w.organisation_id = l.organisation_id
          AND w.released_on = l.released_on AND w.service = l.service) LIMIT 1`,
    params,
  );
  if (left) throw new Error(`Another list has the code ${left.code}`);
}

/**
 * Adds the lists that are missing from a date on, as far as each place's plan reaches; none for
 * organisations without lists.
 */
export async function addMissingLists(
  tx: Queryable,
  range: { from: string; today: string; which: Selection },
): Promise<void> {
  const lists = await plannedLists(tx, range);
  if (lists.length > 0) await addMissing(tx, lists);
}

/**
 * Locks the horizon of the lists of a place, before its plan or its lists change.
 * @param to the last day that will have a list; null: every day has to be checked
 */
export const markPlanned = (
  tx: Queryable,
  organisationId: number,
  to: string | null,
): Promise<unknown> =>
  tx.query(
    `INSERT INTO planned_places AS p (organisation_id, planned_to) VALUES ($1, $2::date)
     ON CONFLICT (organisation_id) DO UPDATE SET planned_to = EXCLUDED.planned_to`,
    [organisationId, to],
  );

/**
 * Adds the missing lists of daily places up to the end of each plan, and stores that day. Skips
 * places whose plan another transaction is changing: that transaction creates their lists.
 */
export async function planPlaces(tx: Queryable, today: string, ids: number[]): Promise<void> {
  await tx.query(
    `INSERT INTO planned_places (organisation_id)
     SELECT o.id FROM organisations o WHERE o.id = ANY ($1) AND ${IS_DAILY}
        AND NOT EXISTS (SELECT FROM planned_places p WHERE p.organisation_id = o.id)
     ON CONFLICT DO NOTHING`,
    [ids],
  );
  const held = await tx.query<{ id: number }>(
    `SELECT organisation_id AS id FROM planned_places WHERE organisation_id = ANY ($1)
      ORDER BY organisation_id FOR UPDATE SKIP LOCKED`,
    [ids],
  );
  // A separate statement, so that it sees the plans as of their locks.
  const places = await tx.query<PlannedPlace & { missing: string[] }>(
    `SELECT ${PLANNED_COLUMNS}, ARRAY(
              SELECT day::text FROM generate_series(0, o.days_ahead) n, LATERAL (SELECT $1::date + n AS day) d
               WHERE NOT EXISTS (SELECT FROM waiting_lists w WHERE w.organisation_id = o.id
                                    AND w.released_on = day AND w.service = '')
                 AND (p.planned_to < day OR p.planned_to > ${HORIZON} OR p.planned_to IS NULL)
               ORDER BY day) AS missing
       FROM planned_places p JOIN organisations o ON o.id = p.organisation_id
      WHERE p.organisation_id = ANY ($2) AND ${IS_DAILY} ORDER BY id`,
    [today, held.map(({ id }) => id)],
  );
  const lists = await listsOn(tx, places, today, ({ missing }) => missing);
  if (lists.length > 0) await addMissing(tx, lists);
  await tx.query(
    `UPDATE planned_places p SET planned_to = ${HORIZON} FROM organisations o
      WHERE o.id = p.organisation_id AND p.organisation_id = ANY ($2)`,
    [today, places.map(({ id }) => id)],
  );
}

/** Ids of places whose lists do not reach the end of their plan yet. */
async function* placesToPlan(db: Db, today: string, atOnce: number): AsyncGenerator<number[]> {
  for (let after = 0; ;) {
    const due = await db.query<{ id: number }>(
      `SELECT o.id FROM organisations o LEFT JOIN planned_places p ON p.organisation_id = o.id
        WHERE o.id > $2 AND ${IS_DAILY} AND p.planned_to IS DISTINCT FROM ${HORIZON}
        ORDER BY o.id LIMIT ${atOnce}`,
      [today, after],
    );
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return;
    yield ids;
    after = ids.at(-1)!;
  }
}

/**
 * The daily job: extends the lists by a day. Only processes places whose lists end before their
 * plan, in batches, each in its own transaction. A run after a crash continues where the last one
 * ended.
 */
export const extendDailyLists = (db: Db, today: string, atOnce = AT_ONCE): Promise<void> =>
  eachBatch(placesToPlan(db, today, atOnce), (ids) =>
    db.transaction((tx) => planPlaces(tx, today, ids)),
  );

/** Updates lists to the plan, but not below the numbers taken, and without overriding members. */
const bringToPlan = (tx: Queryable, lists: PlannedList[]): Promise<unknown> =>
  tx.query(
    `UPDATE waiting_lists w SET ${copied((name) => `${name} = l.${name}`)},
            closes_at = ${CLOSES_AT}, counters_open = least(w.counters_open, l.counters),
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
        AND w.service = l.service`,
    [JSON.stringify(lists)],
  );

/** SQL: true for a list of a service that the plan manages. */
const IS_PLANNED = `(service = '' OR service_id IN (
  SELECT s.id FROM services s WHERE s.organisation_id = $1 AND s.is_planned))`;

/** Resets days to the plan, and discards what members set on their lists. */
export const clearOverrides = (
  tx: Queryable,
  organisationId: number,
  { from, to }: { from: string; to: string },
): Promise<unknown> =>
  tx.query(
    `UPDATE waiting_lists SET state_by_hand = false, capacity_by_hand = false
      WHERE organisation_id = $1 AND released_on BETWEEN $2::date AND $3::date AND ${IS_PLANNED}
        AND (state_by_hand OR capacity_by_hand)`,
    [organisationId, from, to],
  );

/**
 * Recreates the lists of a place from today on by its plan. If the plan has no list on a later day,
 * the list of that day is deleted, unless somebody holds a number of it: then it stays, with every
 * ticket unchanged, but issues no more numbers.
 */
export async function replanLists(
  tx: Queryable,
  organisationId: number,
  today: string,
): Promise<void> {
  const to = await valueOf<string>(tx, `SELECT ${HORIZON} FROM organisations o WHERE o.id = $2`, [
    today,
    organisationId,
  ]);
  await markPlanned(tx, organisationId, to);
  // Taking a number locks the list as well, so none can be issued after this read.
  const existing = await tx.query<{
    id: number;
    released_on: string;
    service: string;
    issued: number;
  }>(
    `SELECT id, released_on, service, issued FROM waiting_lists
      WHERE organisation_id = $1 AND released_on >= $2::date AND ${IS_PLANNED}
      ORDER BY id FOR NO KEY UPDATE`,
    [organisationId, today],
  );
  const lists = await plannedLists(tx, { from: today, today, which: { organisationId } });
  const nameOf = (list: Pick<PlannedList, 'released_on' | 'service'>) =>
    `${list.released_on} ${list.service}`;
  const planned = new Set(lists.map(nameOf));
  const outside = existing.filter((list) => !planned.has(nameOf(list)));
  // Without this, a screen that shows today's list would not learn that it was deleted.
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
