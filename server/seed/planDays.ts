import { addDays } from '#common/calendar/days.ts';
import { holidayOn, type HolidayName } from '#common/calendar/holidays.ts';
import type { Queryable } from '#server/db/client.ts';

/** Days ahead in which a sample holiday is looked for. */
const AHEAD = 120;

/** Sample data: what the owners of sample offices wrote about the holidays. */
const WORDS: Record<HolidayName, string> = {
  new_year: 'Πρωτοχρονιά',
  epiphany: 'Θεοφάνια',
  clean_monday: 'Καθαρά Δευτέρα',
  independence: '25η Μαρτίου',
  good_friday: 'Μεγάλη Παρασκευή',
  easter: 'Πάσχα',
  easter_monday: 'Δευτέρα του Πάσχα',
  labour_day: 'Πρωτομαγιά',
  whit_monday: 'Αγίου Πνεύματος',
  dormition: 'Δεκαπενταύγουστος',
  ohi_day: '28η Οκτωβρίου',
  christmas: 'Χριστούγεννα',
  synaxis: 'Δεύτερη ημέρα των Χριστουγέννων',
};

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
      [holiday, WORDS[name]],
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
