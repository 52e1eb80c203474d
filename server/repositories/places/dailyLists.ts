import type { Db, Queryable } from '#server/db/client.ts';
import { publishing } from '#server/db/publicVersion.ts';
import { addDays, daysBetween, weekdayOf } from '#common/calendar/days.ts';
import { sampleCode } from '#server/lib/codes.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import { intervalsOf, type OpeningHours } from '#common/calendar/openingHours.ts';
import { seededRandom } from '#server/lib/random.ts';

/** How many days ahead a place has lists. */
export const DAYS_AHEAD = 35;

/** The pattern of places that are not part of the sample: a list for each day on which they open. */
export const DAILY = 'daily';

interface Place {
  id: number;
  slug: string;
  opening_hours: OpeningHours;
  average_minutes: number | null;
  counters: number;
  daily_capacity: number | null;
  list_pattern: string;
}

/** How many numbers a day has: few for the full list, no limit for the very long one. */
function capacityOf(place: Place): number | null {
  if (place.list_pattern === 'very_long') return null;
  if (place.list_pattern === 'full') return Math.min(place.daily_capacity ?? 24, 24);
  return place.daily_capacity;
}

/**
 * Adds the lists that are missing from `from` to `to`, both included: one for every day that an
 * organisation is open, none on public holidays or for organisations without lists.
 * @param pattern only for organisations of this pattern
 */
export async function topUpLists(
  tx: Queryable,
  from: string,
  to: string,
  pattern: string | null = null,
): Promise<void> {
  const places = await tx.query<Place>(
    `SELECT id, slug, opening_hours, average_minutes, counters, daily_capacity, list_pattern
       FROM organisations
      WHERE list_pattern <> 'none' AND ($1::text IS NULL OR list_pattern = $1) ORDER BY id`,
    [pattern],
  );
  if (places.length === 0) return;
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));
  const rows = places.flatMap((place) =>
    days
      .filter((day) => !isGreekHoliday(day))
      .filter((day) => intervalsOf(place.opening_hours, weekdayOf(day)).length > 0)
      .map((day) => ({
        code: sampleCode('lst', seededRandom(`list/${place.slug}/${day}`)),
        organisation_id: place.id,
        released_on: day,
        state: place.list_pattern === 'closed' ? 'closed' : 'open',
        capacity: capacityOf(place),
        average_minutes: place.average_minutes,
        counters: place.counters,
      })),
  );
  await tx.query(
    `INSERT INTO waiting_lists (code, organisation_id, released_on, state, capacity,
                                average_minutes, counters, closes_at)
     SELECT t.*, closing_time(o.opening_hours, t.released_on)
       FROM jsonb_to_recordset($1::jsonb) AS t (code text, organisation_id bigint,
         released_on date, state text, capacity int, average_minutes numeric, counters int)
       JOIN organisations o ON o.id = t.organisation_id
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

/** Gives every place that is not part of the sample its lists from a day on. */
export const topUpDailyLists = (tx: Queryable, today: string): Promise<void> =>
  topUpLists(tx, today, addDays(today, DAYS_AHEAD), DAILY);

/** The daily job: each new day the lists reach a day further. */
export const extendDailyLists = (db: Db, today: string): Promise<void> =>
  publishing(db, () => db.transaction((tx) => topUpDailyLists(tx, today)));
