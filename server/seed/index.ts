import { LOCKS } from '#server/db/advisoryLocks.ts';
import { columnOf, first, type Db, type Queryable } from '#server/db/client.ts';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import type { Passwords } from '#server/lib/secrets/passwords.ts';
import { DAILY, DAYS_AHEAD, addMissingLists } from '#server/repositories/places/dailyLists.ts';
import { refreshDemo } from './demo.ts';
import { seedDirectory } from './directory.ts';
import { seedModeration } from './moderation.ts';
import { DEMO, demoUserId, samplePeopleIds, seedAccounts } from './accounts.ts';
import { HISTORY_DAYS, WITH_HISTORY } from './day.ts';
import { seedPlanDays } from './planDays.ts';
import { fillLists } from './tickets.ts';

export { alignDemoAccounts, DEMO, DEMO_EMAILS, type DemoAccount } from './accounts.ts';

/** Days before today for which the sample organisations have lists. */
const DAYS_BEHIND = 14;

/** Adds lists for their whole range to the places with statistics. */
async function topUpHistory(tx: Queryable, today: string): Promise<void> {
  const sql = 'SELECT id FROM organisations WHERE slug = ANY ($1)';
  for (const organisationId of await columnOf<number>(tx, sql, [WITH_HISTORY])) {
    const from = addDays(today, -HISTORY_DAYS);
    await addMissingLists(tx, { from, today, which: { organisationId } });
  }
}

/**
 * Writes the demo to a database without organisations. All dates are relative to today, and the
 * same day gives the same demo. All or nothing, and only once even if several processes start
 * together.
 * @returns true if it was written
 */
export async function seedDemo(
  db: Db,
  { now, passwords }: { now: Date; passwords: Passwords },
): Promise<boolean> {
  const isEmpty = async (from: Pick<Db, 'query'>) =>
    (await from.query('SELECT 1 FROM organisations LIMIT 1')).length === 0;
  if (!(await isEmpty(db))) return false;
  const passwordHash = await passwords.hash(DEMO.password);
  const today = athensTime(now).date;
  const written = await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.seed]);
    if (!(await isEmpty({ query: (sql, params) => tx.query(sql, params) }))) return false;
    await seedDirectory(tx, today);
    await seedAccounts(tx, { now, passwordHash });
    await seedPlanDays(tx, today);
    await addMissingLists(tx, {
      from: addDays(today, -DAYS_BEHIND),
      today,
      which: { places: 'all' },
    });
    await topUpHistory(tx, today);
    await fillLists(tx, {
      now,
      people: await samplePeopleIds(tx),
      demoId: await demoUserId(tx),
    });
    await seedModeration(tx, now);
    return true;
  });
  if (written) await refreshDemo(db, now);
  // The planner has no statistics about bulk-inserted rows until they are analysed.
  if (written) await db.exec('ANALYZE');
  return written;
}

/**
 * Brings a seeded demo up to date: lists for the current range, people for the next days, and
 * tickets of the demo account. Does nothing in a database without sample people.
 */
export async function updateDemo(db: Db, now: Date): Promise<void> {
  const today = athensTime(now).date;
  const reached = await first<{ day: string }>(
    db,
    `SELECT max(l.released_on) AS day FROM waiting_lists l
       JOIN organisations o ON o.id = l.organisation_id
        AND o.planned_at IS NULL AND o.list_pattern <> $1
      WHERE EXISTS (SELECT FROM users WHERE sample) HAVING max(l.released_on) IS NOT NULL`,
    [DAILY],
  );
  // If the last day is a holiday it has no list, and this harmlessly runs again.
  if (!reached || reached.day >= addDays(today, DAYS_AHEAD)) return;
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.seed]);
    await addMissingLists(tx, { from: today, today, which: { places: 'all' } });
    await fillLists(tx, { now, people: await samplePeopleIds(tx), demoId: null });
  });
  await refreshDemo(db, now);
}
