import type { WaitPrediction, Visit } from '#common/line/estimate.ts';
import { LEAST_WINDOW } from '#common/line/wait.ts';
import type { Queryable } from '#server/db/client.ts';

/** Days that count, and visits of a service per counter. One day is too few to show how visits differ. */
const DAYS = 30;
const VISITS = 400;
const COUNTERS_MAX = 5;
/** The minimum for a single counter: a tenth of the longest visits must be at least one visit. */
const COUNTERS_LEAST = 2;
/** Windows that count per service. */
const WINDOWS = 400;

/** The service of a past visit or window; null on lists of earlier versions. */
interface OfService {
  serviceId: number | null;
}
export type PastVisit = Visit & OfService;
export type PastPrediction = WaitPrediction & OfService;

export type Since = ReadonlyMap<number, Date>;

/**
 * The requested places as SQL with its parameters. PostgreSQL keeps no plan of a statement with
 * arrays, and planning takes longer than reading the past of a place. So one place, as after each
 * change of a line, has no arrays.
 */
const requestedPlaces = (since: Since, now: Date) => {
  const ids = [...since.keys()];
  const instants = [...since.values()].map((at) => at.toISOString());
  return ids.length === 1
    ? {
        sql: '(SELECT $1::bigint AS id, $2::timestamptz AS since) requested',
        params: [ids[0], instants[0], now],
        number: 'one',
      }
    : {
        sql: 'unnest($1::bigint[], $2::timestamptz[]) AS requested (id, since)',
        params: [ids, instants, now],
        number: 'many',
      };
};

/** SQL: lists of the requested places for days that had a change since then. */
const recentLists = (requested: string): string => `${requested}
    JOIN waiting_lists l ON l.organisation_id = requested.id
     AND l.released_on BETWEEN greatest(($3::timestamptz)::date - ${DAYS}, requested.since::date - 1)
                           AND ($3::timestamptz)::date + 1`;

/** A call this soon after the ticket was issued means that the counter was free. */
const CAME_JUST_BEFORE = "interval '1 minute'";

/** Groups rows by place id and keeps their order. */
function byPlaceOf<Row extends { id: number }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): Map<number, Item[]> {
  const found = new Map<number, Item[]>();
  for (const row of rows) {
    const own = found.get(row.id);
    if (own) own.push(itemOf(row));
    else found.set(row.id, [itemOf(row)]);
  }
  return found;
}

/**
 * Visits that ended since an instant, newest first, by place id. A visit that staff forgot to end
 * is recognised by its counter: the counter had already called the next person, or it then called
 * somebody who had only just arrived. A call ends the visit before it.
 */
export async function visitsOf(
  db: Queryable,
  since: Since,
  now: Date,
): Promise<Map<number, PastVisit[]>> {
  const requested = requestedPlaces(since, now);
  const rows = await db.query<{
    id: number;
    service: number | null;
    from: Date;
    to: Date;
    is_forgotten: boolean;
  }>(
    `SELECT id, service, called_at AS from, processed_at AS to, counter IS NOT NULL AND coalesce(
              next_called < processed_at OR next_called = processed_at
              AND next_called - next_taken < ${CAME_JUST_BEFORE}, false) AS is_forgotten
       FROM (SELECT called.*, row_number() OVER (PARTITION BY id, service ORDER BY processed_at DESC) AS nth
               FROM (SELECT requested.id, requested.since, l.service_id AS service, t.status, t.counter, t.called_at, t.processed_at,
                            lead(t.called_at) OVER counter AS next_called,
                            lead(t.created_at) OVER counter AS next_taken
                       FROM ${recentLists(requested.sql)}
                       JOIN tickets t ON t.waiting_list_id = l.id AND t.called_at IS NOT NULL
                     WINDOW counter AS (PARTITION BY requested.id, t.counter ORDER BY t.called_at)) called
              WHERE status = 'processed' AND called_at < processed_at AND processed_at > since) v
       JOIN organisations o USING (id)
      WHERE nth <= ${VISITS} * least(greatest(o.counters, ${COUNTERS_LEAST}), ${COUNTERS_MAX})
      ORDER BY id, processed_at DESC`,
    requested.params,
    `visits_${requested.number}`,
  );
  return byPlaceOf(rows, ({ service, from, to, is_forgotten: isForgotten }) => ({
    serviceId: service,
    startedAt: from.getTime(),
    endedAt: to.getTime(),
    isForgotten,
  }));
}

/**
 * SQL: true if a call of `t` measures its window. Its window was for its first place: priority,
 * letting pass and coming late change that.
 */
export const MEASURED = 't.called_at IS NOT NULL AND t.position_changed_at IS NULL';

/** SQL: the call that a window of `t` predicted. People set aside or restored are called again. */
export const MEASURED_CALL = `coalesce((SELECT min(v.called_at) FROM visits v
    WHERE v.ticket_id = t.id AND v.outcome IS DISTINCT FROM 'returned'), t.called_at)`;

/**
 * Windows of people first called since an instant, newest first, by place id. Excludes tickets that were
 * transferred later. Also excludes windows of the minimum width: they were widened from an unknown
 * width and would count as accurate too often.
 */
export async function predictionsOf(
  db: Queryable,
  since: Since,
  now: Date,
): Promise<Map<number, PastPrediction[]>> {
  const requested = requestedPlaces(since, now);
  const rows = await db.query<{
    id: number;
    service: number | null;
    at: Date;
    from: Date;
    to: Date;
    called_at: Date;
  }>(
    `SELECT * FROM (
       SELECT requested.id, requested.since, l.service_id AS service, w.at, w.from_at AS from, w.to_at AS to,
              ${MEASURED_CALL} AS called_at,
              row_number() OVER (PARTITION BY requested.id, l.service_id ORDER BY t.called_at DESC) AS nth
         FROM ${recentLists(requested.sql)}
         JOIN wait_predictions w ON w.waiting_list_id = l.id
         JOIN tickets t ON t.id = w.ticket_id AND t.waiting_list_id = w.waiting_list_id
        WHERE ${MEASURED} AND t.called_at > requested.since
          AND w.to_at - w.from_at > interval '${LEAST_WINDOW} milliseconds') v
      WHERE nth <= ${WINDOWS} AND called_at > since ORDER BY id, called_at DESC`,
    requested.params,
    `wait_predictions_${requested.number}`,
  );
  return byPlaceOf(rows, ({ service, at, from, to, called_at: called }) => ({
    serviceId: service,
    at: at.getTime(),
    from: from.getTime(),
    to: to.getTime(),
    calledAt: called.getTime(),
  }));
}
