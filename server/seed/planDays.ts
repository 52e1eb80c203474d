import { addDays } from '#common/calendar/days.ts';
import { GREEK_HOLIDAYS } from '#common/calendar/holidayNames.ts';
import { holidayOn } from '#common/calendar/holidays.ts';
import type { Queryable } from '#server/db/client.ts';

/** Days ahead in which a sample holiday is looked for. */
const AHEAD = 120;

/** Sample places that close in the days ahead, and the days from now. */
const CLOSED: [slug: string, from: number, to: number, reason: string][] = [
  ['kommotirio-afroditi', 8, 12, 'Ανακαίνιση του χώρου'],
  ['tilesimeio-chalandri', 9, 9, 'Απογραφή'],
];

/**
 * Closes days of the sample: the citizens' offices on the next holiday, and some shops for days of
 * their own. Before the lists are planned.
 */
export async function seedPlanDays(tx: Queryable, today: string): Promise<void> {
  const holiday = Array.from({ length: AHEAD }, (_, n) => addDays(today, n + 1)).find(holidayOn);
  const name = holiday && holidayOn(holiday);
  if (holiday && name) {
    await tx.query(
      `INSERT INTO plan_days (organisation_id, day, closed, reason)
       SELECT id, $1::date, true, $2 FROM organisations WHERE slug LIKE 'kep-dokimastiko-%'`,
      [holiday, GREEK_HOLIDAYS[name]],
    );
  }
  for (const [slug, from, to, reason] of CLOSED) {
    await tx.query(
      `INSERT INTO plan_days (organisation_id, day, closed, reason)
       SELECT o.id, day::date, true, $4
         FROM organisations o, generate_series($2::date, $3::date, interval '1 day') day
        WHERE o.slug = $1`,
      [slug, addDays(today, from), addDays(today, to), reason],
    );
  }
}
