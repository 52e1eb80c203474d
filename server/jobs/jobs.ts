import type { Context } from '#server/context.ts';
import { updateDemo } from '#server/seed/index.ts';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { eraseTexts, expireAfterClosing, expireTickets } from '#server/repositories/line/expiry.ts';
import { purgeIdempotencyKeys } from '#server/repositories/idempotency.ts';
import { purgeMail } from '#server/mail/outbox.ts';
import { mailOpenings } from '#server/repositories/forms/openings.ts';
import { mailWeekReports } from '#server/repositories/week/weekMail.ts';
import { applyHeldDecisions } from '#server/repositories/moderation/held.ts';
import { remindModerators } from '#server/repositories/moderation/reminder.ts';
import { linkOrigin } from '#server/pages/origin.ts';
import { extendDailyLists } from '#server/repositories/places/dailyLists.ts';
import { deleteDueAccounts } from '#server/repositories/people/deletion.ts';
import { purgePhotos, removeEndedPhotos } from '#server/repositories/photos/photos.ts';
import { mailEndedBreaks } from '#server/repositories/tickets/breaks.ts';
import { renewEmailKeys } from '#server/repositories/people/emailKeys.ts';
import { anonymiseBefore, purgeExpired } from '#server/repositories/people/retention.ts';
import { purgeSessions } from '#server/repositories/people/sessions.ts';
import { fillLines } from '#server/repositories/line/fillLines.ts';
import { recordRun } from '#server/repositories/service/status.ts';
import { refreshSearchIndex } from '#server/repositories/organisations/searchIndex.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';
import { untilAborted } from './untilAborted.ts';
import { withPauses } from './withPauses.ts';

const POLL_EVERY_MS = 60_000;
/** Moderators read that a decision takes effect after a minute. */
const DECISIONS_EVERY_MS = 5_000;
/**
 * Pause before jobs that failed or were skipped run again. Another process may have crashed while
 * it ran them.
 */
const RETRY_AFTER_MS = 5 * 60_000;

/** Work in the background. A run after a crash continues where the last one ended. */
export interface Job {
  name: string;
  run: () => Promise<unknown>;
}

/** The jobs of a new day, in their order. */
export function dailyJobs(context: Context): Job[] {
  const { clock, keys, media, settings } = context;
  const db = context.db.for('jobs');
  const now = clock.now();
  const { date } = athensTime(now);
  const by = { keys, origin: linkOrigin(settings), now };
  return [
    { name: 'expiry', run: () => expireTickets(db, { today: date, now }) },
    ...(settings.seed === 'demo' ? [{ name: 'demo', run: () => updateDemo(db, now) }] : []),
    { name: 'daily planning', run: () => extendDailyLists(db, date) },
    ...purgeExpired(db, now),
    { name: 'keys of addresses', run: () => renewEmailKeys(db) },
    { name: 'sessions', run: () => purgeSessions(db, now) },
    { name: 'idempotency keys', run: () => purgeIdempotencyKeys(db, now) },
    { name: 'deletion of people', run: () => deleteDueAccounts(db, now) },
    { name: 'reminder of moderators', run: () => remindModerators(db, by, settings.siteEmail) },
    { name: 'photos', run: () => purgePhotos(db, media, now) },
    { name: 'e-mails', run: () => purgeMail(db, now, settings.retentionDays) },
    {
      name: 'retention',
      run: () => anonymiseBefore(db, addDays(date, -settings.retentionDays), now),
    },
    // Last, because it takes longest and nothing depends on it.
    { name: 'weekly reports', run: () => mailWeekReports(db, by) },
  ];
}

/** The jobs of each minute. They need no lock: several processes may run them at once. */
export function minuteJobs({ clock, db: requests, keys, settings }: Context): Job[] {
  const db = requests.for('jobs');
  const now = clock.now();
  return [
    {
      name: 'openings',
      run: () => mailOpenings(db, { keys, origin: linkOrigin(settings), now }),
    },
    {
      name: 'breaks that are over',
      run: () => mailEndedBreaks(db, { keys, origin: linkOrigin(settings), now }),
    },
    // These take no lock, because the daily jobs skip a run while another job holds theirs.
    { name: 'lines that are over', run: () => expireAfterClosing(db, now) },
    { name: 'texts of visits', run: () => eraseTexts(db, now) },
  ];
}

/** The jobs of a start: data that an earlier version wrote. */
export const upgradeJobs = ({ db }: Context): Job[] => [
  { name: 'search index', run: () => refreshSearchIndex(db.for('maintenance')) },
  { name: 'lines of lists', run: () => fillLines(db.for('jobs')) },
];

/** Gets the error of a job that failed. */
type OnFailure = (error: unknown, job?: string) => void;

/** Applies due decisions of moderators, which may change any public response. */
const decisionsJob = (
  { clock, db, keys, media, settings }: Context,
  onError: OnFailure,
  onPublished: () => void,
): Job => ({
  name: 'decisions',
  run: async () => {
    const writing = { keys, origin: linkOrigin(settings), now: clock.now() };
    const due = await applyHeldDecisions(db.for('jobs'), writing, (error) =>
      onError(error, 'decisions'),
    );
    if (due === 0) return;
    onPublished();
    await removeEndedPhotos(db.for('jobs'), media);
  },
});

/**
 * Runs the jobs of a new day. Safe to run again and from several processes. A failed job does not
 * stop the others, so that an unreachable photo store does not delay e-mails.
 * @param onError gets the error of each job that failed; if it throws, the rest do not run
 * @returns whether all of them ran without an error; false also while another process runs them
 */
export async function runDailyJobs(context: Context, onError: OnFailure): Promise<boolean> {
  let failed = false;
  const db = context.db.for('jobs');
  const ran = await db.exclusively(LOCKS.dailyJobs, async () => {
    for (const { name, run } of dailyJobs(context)) {
      await run().catch((error: unknown) => {
        failed = true;
        onError(error, name);
      });
    }
  });
  if (ran && !failed) await recordRun(db, 'daily_jobs', context.clock.now());
  return ran && !failed;
}

/**
 * Runs the jobs of a start and of each minute, and the daily ones at start and whenever the date
 * changes in Athens; those that failed run again. Requests do not wait for jobs: after each
 * statement, a job pauses for as long as the statement took. Decisions of moderators apply within
 * seconds of their due time.
 * @param doneOn the date whose daily jobs all ran already, `YYYY-MM-DD`
 * @param onPublished called after such decisions, and after the daily jobs
 * @returns a function that stops this after the batches that are under way
 */
export function startJobs(
  { db, ...others }: Context,
  onError: OnFailure,
  doneOn: string | null,
  onPublished: () => void = () => undefined,
): () => Promise<void> {
  const stopping = new AbortController();
  const own = withPauses(untilAborted(db, stopping.signal), stopping.signal);
  const context: Context = { ...others, db: own };
  const report: OnFailure = (error, job) => {
    if (!stopping.signal.aborted) onError(error, job);
  };
  let tried: { date: string; at: number } | null = null;
  const runIfDue = async () => {
    const now = context.clock.now();
    const { date } = athensTime(now);
    const isSoon = tried?.date === date && now.getTime() - tried.at < RETRY_AFTER_MS;
    if (date === doneOn || isSoon) return;
    tried = { date, at: now.getTime() };
    if (await runDailyJobs(context, report)) doneOn = date;
    // The demo writes its history without notifications.
    onPublished();
  };
  const running = new Map<string, Promise<void>>();
  /** Starts a job unless its last run has not ended. */
  const start = ({ name, run }: Job) => {
    if (running.has(name)) return;
    const ended = run()
      .then(() => undefined)
      .catch((error: unknown) => report(error, name))
      .finally(() => running.delete(name));
    running.set(name, ended);
  };
  const startDue = () => {
    minuteJobs(context).forEach(start);
    start({ name: 'daily jobs', run: runIfDue });
  };
  const decide = () => start(decisionsJob(context, report, onPublished));
  upgradeJobs(context).forEach(start);
  decide();
  startDue();
  const decisions = setInterval(decide, DECISIONS_EVERY_MS);
  decisions.unref();
  const timer = setInterval(startDue, POLL_EVERY_MS);
  timer.unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    clearInterval(decisions);
    await Promise.all(running.values());
  };
}
