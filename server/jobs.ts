import type { Context } from './context.ts';
import { bringDemoToToday } from './seed/index.ts';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { eraseTexts, expireAfterClosing, expireTickets } from './repositories/tickets/expiry.ts';
import { purgeIdempotencyKeys } from './repositories/idempotency.ts';
import { purgeMail } from './mail/outbox.ts';
import { mailOpenings } from './repositories/forms/openings.ts';
import { mailWeekReports } from './repositories/places/weekMail.ts';
import { remindModerators } from './repositories/moderation/reminder.ts';
import { linkOrigin } from './pages/origin.ts';
import { extendDailyLists } from './repositories/places/dailyLists.ts';
import { deleteDueAccounts } from './repositories/people/deletion.ts';
import { purgePhotos } from './repositories/photos/photos.ts';
import { renewEmailKeys } from './repositories/people/emailKeys.ts';
import { anonymiseBefore, purgeExpired } from './repositories/people/retention.ts';
import { purgeSessions } from './repositories/people/sessions.ts';
import { fillLines } from './repositories/line/fillLines.ts';
import { recordRun } from '#server/repositories/service/status.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';

const LOOK_EVERY_MS = 60_000;
/** How long jobs wait that failed, or that another process was running: it may end before they do. */
const AGAIN_AFTER_MS = 5 * 60_000;

/** The jobs of a new day, in their order. */
const dailyJobs = (context: Context): (() => Promise<unknown>)[] => {
  const { clock, keys, media, settings } = context;
  const db = context.db.for('jobs');
  const now = clock.now();
  const { date } = athensTime(now);
  return [
    () => expireTickets(db, { today: date, now }),
    async () => settings.seed === 'demo' && bringDemoToToday(db, now),
    () => extendDailyLists(db, date),
    ...purgeExpired(db, now),
    () => renewEmailKeys(db),
    () => purgeSessions(db, now),
    () => purgeIdempotencyKeys(db, now),
    () => deleteDueAccounts(db, now),
    () => remindModerators(db, { keys, origin: linkOrigin(settings), now }, settings.siteEmail),
    () => mailWeekReports(db, { keys, origin: linkOrigin(settings), now }),
    () => purgePhotos(db, media, now),
    () => purgeMail(db, now, settings.retentionDays),
    () => anonymiseBefore(db, addDays(date, -settings.retentionDays), now),
  ];
};

/**
 * Runs the jobs of a new day. Safe to run again and from several processes. One that fails keeps
 * none of the others from running: an unreachable store of photos must not keep mail forever.
 * @param onError gets the error of each job that failed; if it throws, the rest do not run
 * @returns whether all of them ran without an error; false also while another process runs them
 */
export async function runDailyJobs(
  context: Context,
  onError: (error: unknown) => void,
): Promise<boolean> {
  let failed = false;
  const db = context.db.for('jobs');
  const ran = await db.exclusively(LOCKS.dailyJobs, async () => {
    for (const job of dailyJobs(context)) {
      await job().catch((error: unknown) => {
        failed = true;
        onError(error);
      });
    }
  });
  if (ran && !failed) await recordRun(db, 'daily_jobs', context.clock.now());
  return ran && !failed;
}

/**
 * Runs the daily jobs whenever the date changes in Athens, again until all of them ran, and each
 * minute tells those who wait for it that a place gives numbers, and those who wait in vain that the
 * line is over. Returns a function that stops this.
 * @param doneOn the date whose jobs all ran already, `YYYY-MM-DD`
 */
export function startJobs(
  context: Context,
  onError: (error: unknown) => void,
  doneOn: string | null,
): () => void {
  const { clock, keys, settings } = context;
  const db = context.db.for('jobs');
  let tried: { date: string; at: number } | null = null;
  const runIfDue = async (now: Date) => {
    const { date } = athensTime(now);
    const isSoon = tried?.date === date && now.getTime() - tried.at < AGAIN_AFTER_MS;
    if (date === doneOn || isSoon) return;
    tried = { date, at: now.getTime() };
    if (await runDailyJobs(context, onError)) doneOn = date;
  };
  const running = new Set<string>();
  /** Starts work unless its last run has not ended. */
  const start = (name: string, work: () => Promise<unknown>) => {
    if (running.has(name)) return;
    running.add(name);
    void work()
      .catch(onError)
      .finally(() => running.delete(name));
  };
  const timer = setInterval(() => {
    const now = clock.now();
    start('openings', () => mailOpenings(db, { keys, origin: linkOrigin(settings), now }));
    // Without the lock of the daily jobs, which would not run if they found it taken.
    start('expiry', async () => {
      await expireAfterClosing(db, now);
      await eraseTexts(db, now);
    });
    start('daily', () => runIfDue(now));
  }, LOOK_EVERY_MS);
  timer.unref();
  let isStopped = false;
  fillLines(db.for('jobs'), () => isStopped).catch(onError);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
