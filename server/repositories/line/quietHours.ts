import { LRUCache } from 'lru-cache';
import { ZONE } from '#common/calendar/athens.ts';
import type { QuietHour } from '#common/contract/line.ts';
import type { Queryable } from '#server/db/client.ts';

/** Days that count. An hour with fewer visits gets no value. */
const DAYS = 28;
const VISITS_AN_HOUR_MIN = 3;
/** Cache time in milliseconds. Quiet hours change daily. */
const CACHE_MS = 10 * 60_000;

/** Typical waits at a place by weekday and hour. */
export type QuietHoursOf = (
  db: Queryable,
  organisationId: number,
  now: Date,
) => Promise<QuietHour[]>;

/**
 * Computes quiet hours from finished visits. The wait of a person who takes a number at half past
 * ends when the last person in line at that time is called.
 */
export function createQuietHours(): QuietHoursOf {
  const read: QuietHoursOf = (db, organisationId, now) =>
    db.query<QuietHour>(
      `WITH v AS MATERIALIZED (
         SELECT l.id, l.released_on, t.created_at AT TIME ZONE '${ZONE}' AS taken,
                t.called_at AT TIME ZONE '${ZONE}' AS called
           FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
          WHERE l.organisation_id = $1 AND t.status = 'processed'
            AND l.released_on BETWEEN ($2::timestamptz AT TIME ZONE '${ZONE}')::date - ${DAYS}
                                  AND ($2::timestamptz AT TIME ZONE '${ZONE}')::date),
       h AS (
         SELECT id, date_trunc('hour', called) + interval '30 minutes' AS at, count(*) AS visits
           FROM v WHERE called::date BETWEEN released_on AND released_on + 1 GROUP BY 1, 2),
       w AS (
         SELECT h.at, h.visits,
                coalesce(extract(epoch FROM max(v.called) - h.at) / 60, 0) AS minutes
           FROM h LEFT JOIN v ON v.id = h.id AND v.taken <= h.at AND v.called > h.at
          GROUP BY h.id, h.at, h.visits)
       SELECT extract(isodow FROM at)::int AS weekday, extract(hour FROM at)::int AS hour,
              round(percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))::int AS minutes,
              sum(visits)::int AS visits
         FROM w GROUP BY 1, 2 HAVING sum(visits) >= ${VISITS_AN_HOUR_MIN} ORDER BY 1, 2`,
      [organisationId, now],
      'quiet_hours',
    );
  const cache = new LRUCache<string, Promise<QuietHour[]>>({ max: 500 });
  return (db, organisationId, now) => {
    const key = `${organisationId} ${Math.floor(now.getTime() / CACHE_MS)}`;
    const found = cache.get(key) ?? read(db, organisationId, now);
    cache.set(key, found);
    found.catch(() => cache.delete(key));
    return found;
  };
}
