import type { Context } from './context.ts';
import { bringDemoToToday } from './seed/index.ts';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { expireAfterClosing, expireTickets } from './repositories/tickets/expiry.ts';
import { forgetCounters } from './repositories/people/rateLimits.ts';
import { forgetPresses } from './repositories/line/calls.ts';
import { forgetMail } from './mail/outbox.ts';
import { forgetMessages } from './repositories/forms/messages.ts';
import { mailOpenings } from './repositories/forms/openings.ts';
import { forgetSubscriptions } from './repositories/forms/subscriptions.ts';
import { linkOrigin } from './pages/origin.ts';
import { extendDailyLists } from './repositories/places/dailyLists.ts';
import { forgetInvitations } from './repositories/places/invitations.ts';
import { forgetLinks } from './repositories/people/accountLinks.ts';
import { deleteDueAccounts } from './repositories/people/deletion.ts';
import { forgetPhotos } from './repositories/photos/photos.ts';
import { forgetBefore } from './repositories/people/retention.ts';
import { forgetSignIns } from './repositories/people/socialSignIns.ts';
import { forgetExpired } from './repositories/people/sessions.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';

const LOOK_EVERY_MS = 60_000;

/** The jobs of a new day, in their order. */
const dailyJobs = ({ db, clock, media, settings }: Context): (() => Promise<unknown>)[] => {
  const now = clock.now();
  const { date } = athensTime(now);
  return [
    () => expireTickets(db, { today: date, now }),
    async () => settings.seed === 'demo' && bringDemoToToday(db, now),
    () => extendDailyLists(db, date),
    () => forgetCounters(db, now),
    () => forgetExpired(db, now),
    () => forgetPresses(db, now),
    () => forgetInvitations(db, now),
    () => forgetLinks(db, now),
    () => forgetMessages(db, now),
    () => forgetSubscriptions(db, now),
    () => forgetSignIns(db, now),
    () => deleteDueAccounts(db, now),
    () => forgetPhotos(db, media, now),
    () => forgetMail(db, now, settings.retentionDays),
    () => forgetBefore(db, addDays(date, -settings.retentionDays), now),
  ];
};

/**
 * Runs the jobs of a new day. Safe to run again and from several processes. One that fails keeps
 * none of the others from running: an unreachable store of photos must not keep mail forever.
 * @param onError gets the error of each job that failed; if it throws, the rest do not run
 */
export async function runDailyJobs(
  context: Context,
  onError: (error: unknown) => void,
): Promise<void> {
  await context.db.exclusively(LOCKS.dailyJobs, async () => {
    for (const job of dailyJobs(context)) await job().catch(onError);
  });
}

/**
 * Runs the daily jobs whenever the date changes in Athens, and each minute tells those who wait for
 * it that a place gives numbers, and those who wait in vain that the line is over. Returns a function
 * that stops this.
 */
export function startJobs(context: Context, onError: (error: unknown) => void): () => void {
  const { db, clock, keys, settings } = context;
  let day = athensTime(clock.now()).date;
  const timer = setInterval(() => {
    mailOpenings(db, { keys, origin: linkOrigin(settings), now: clock.now() }).catch(onError);
    // Without the lock of the daily jobs, which would not run if they found it taken.
    expireAfterClosing(db, clock.now()).catch(onError);
    const today = athensTime(clock.now()).date;
    if (today === day) return;
    day = today;
    runDailyJobs(context, onError).catch(onError);
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
