import { once } from 'node:events';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { athensTime } from '#common/calendar/athens.ts';
import type { Db } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { withPauses } from '#server/jobs/withPauses.ts';
import { keyFrom } from '#server/lib/secrets/keys.ts';
import { mailOpenings } from '#server/repositories/forms/openings.ts';
import { refreshPlaceStatus } from '#server/repositories/organisations/placeStatus.ts';
import { refreshSearchIndex } from '#server/repositories/organisations/searchIndex.ts';
import { deleteDueAccounts } from '#server/repositories/people/deletion.ts';
import { sitemapFiles, sitemapSlugs } from '#server/repositories/organisations/sitemap.ts';
import { anonymiseBefore } from '#server/repositories/people/retention.ts';
import { extendDailyLists } from '#server/repositories/places/dailyLists.ts';
import { statisticsOf } from '#server/repositories/places/statistics.ts';
import { mailWeekReports } from '#server/repositories/week/weekMail.ts';
import { mailAlerts } from '#server/repositories/tickets/alerts.ts';
import { expireTickets } from '#server/repositories/line/expiry.ts';
import { SECRET } from '#tests/trust/people.ts';

/** How a job ran: its transactions, and statements outside of one. */
export interface JobResult {
  seconds: number;
  batches: number;
  longestMs: number;
  failed: boolean;
}

const today = athensTime(new Date()).date;
const tomorrow = addDays(today, 1);
/** Just after midnight in Athens, when the lines of today have ended. */
const midnight = new Date(`${tomorrow}T00:00:05+02:00`);
/** The first Monday after today, when owners get the report of the week of today. */
const monday = new Date(`${addDays(today, 8 - weekdayOf(today))}T00:00:05+02:00`);
const by = {
  keys: { current: keyFrom(SECRET), previous: null },
  origin: 'https://seira.example',
  now: midnight,
};

/** The jobs at size, in their order: each works on what the earlier ones left. */
export const JOBS: Record<string, { prepare?: string; run: (db: Db) => Promise<unknown> }> = {
  'daily planning, nothing to add': { run: (db) => extendDailyLists(db, today) },
  'daily planning, nothing known': {
    prepare: 'TRUNCATE planned_places',
    run: (db) => extendDailyLists(db, today),
  },
  'daily planning, a new day': { run: (db) => extendDailyLists(db, tomorrow) },
  'place status of all places': { run: (db) => refreshPlaceStatus(db, new Date()) },
  'alerts that fired': {
    // The server sends the e-mails that it finds first.
    prepare: `INSERT INTO ticket_alerts (ticket_id, waiting_list_id, ahead, email, language, fired_at)
      SELECT id, waiting_list_id, 3, true, 'el', now() FROM tickets
       WHERE status = 'scheduled' ORDER BY id LIMIT 5000 ON CONFLICT DO NOTHING`,
    run: (db) => mailAlerts(db, by),
  },
  'expiry of open tickets': { run: (db) => expireTickets(db, { today: tomorrow, now: midnight }) },
  'expiry of yesterday': {
    // As if nobody had been called at a thousand places.
    prepare: `BEGIN;
      SET LOCAL session_replication_role = 'replica';
      CREATE TEMPORARY TABLE uncalled ON COMMIT DROP AS
        SELECT id FROM waiting_lists
         WHERE released_on = (now() AT TIME ZONE 'Europe/Athens')::date - 1 ORDER BY id LIMIT 1000;
      UPDATE tickets SET status = 'scheduled'
       WHERE waiting_list_id IN (SELECT id FROM uncalled);
      UPDATE waiting_lists SET waiting_count = issued, open_count = issued, served_count = 0
       WHERE id IN (SELECT id FROM uncalled);
      COMMIT`,
    run: (db) => expireTickets(db, { today, now: new Date(`${today}T00:00:05+02:00`) }),
  },
  'deletion of 100 people': {
    // Written late, because the server deletes due accounts when it starts. These people take no
    // numbers.
    prepare: `UPDATE users SET delete_at = now() - interval '1 day' WHERE id IN (
      SELECT id FROM users WHERE code LIKE 'usr_b%' ORDER BY id DESC LIMIT 100)`,
    run: (db) => deleteDueAccounts(db, midnight),
  },
  'retention of a day': { run: (db) => anonymiseBefore(db, tomorrow, midnight) },
  'search index at the start': {
    prepare: 'UPDATE search_engine SET version = 0',
    run: (db) => refreshSearchIndex(db.for('maintenance')),
  },
  'weekly reports of owners': {
    // A fifth of the places has an owner. With all of them it would take five times as long.
    prepare: `UPDATE users SET confirmed_at = now() WHERE id IN (SELECT id FROM organisations);
      INSERT INTO members (organisation_id, user_id, role, created_at)
      SELECT o.id, u.id, 'owner', now() FROM organisations o JOIN users u ON u.id = o.id
       WHERE o.id % 5 = 0`,
    run: (db) => mailWeekReports(db, { ...by, now: monday }),
  },
  'sitemap, all files': {
    run: async (db) => {
      for (const file of await sitemapFiles(db)) await sitemapSlugs(db, file);
    },
  },
  'statistics of an owner, a year': {
    run: (db) => statisticsOf(db, { organisationId: 1, from: addDays(today, -365), to: today }),
  },
  '"numbers are open" e-mails': {
    // Written last: the server notifies subscribers each minute and then sends the e-mails for an
    // hour.
    prepare: `UPDATE subscriptions SET confirmed_at = now() WHERE topic = 'openings'`,
    run: (db) => mailOpenings(db, by),
  },
};

/** Measures transactions, and statements outside of one. */
function measured(db: Db, result: JobResult): Db {
  const timed = async <Value>(work: Promise<Value>): Promise<Value> => {
    const began = performance.now();
    try {
      return await work;
    } finally {
      result.batches += 1;
      result.longestMs = Math.max(result.longestMs, Math.round(performance.now() - began));
    }
  };
  return {
    ...db,
    for: (work) => measured(db.for(work), result),
    query: (sql, params, name) => timed(db.query<never>(sql, params, name)),
    transaction: (work) => timed(db.transaction(work)),
  };
}

// A process of its own, as in production: `node job.ts URL NAME`. Runs the job on a message.
if (process.send) {
  const [url = '', name = ''] = process.argv.slice(2);
  const db = openPostgres({ url, poolSize: 2 });
  const result: JobResult = { seconds: 0, batches: 0, longestMs: 0, failed: false };
  const { prepare, run } = JOBS[name]!;
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      console.error(name, String(error));
      result.failed = true;
    });
  if (prepare) await attempt(db.for('maintenance').exec(prepare));
  process.send('prepared');
  await once(process, 'message');
  const began = performance.now();
  if (!result.failed) await attempt(run(withPauses(measured(db.for('jobs'), result))));
  result.seconds = (performance.now() - began) / 1000;
  await db.close();
  process.send(result, () => process.disconnect());
}
