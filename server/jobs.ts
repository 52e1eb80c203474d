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

/** The jobs of a new day. Safe to run again and from several processes. */
export async function runDailyJobs({ db, clock, media, settings }: Context): Promise<void> {
  await db.exclusively(LOCKS.dailyJobs, async () => {
    const now = clock.now();
    await expireTickets(db, { today: athensTime(now).date, now });
    if (settings.seed === 'demo') await bringDemoToToday(db, now);
    await extendDailyLists(db, athensTime(now).date);
    await forgetCounters(db, now);
    await forgetExpired(db, now);
    await forgetPresses(db, now);
    await forgetInvitations(db, now);
    await forgetLinks(db, now);
    await forgetMessages(db, now);
    await forgetSubscriptions(db, now);
    await forgetSignIns(db, now);
    await deleteDueAccounts(db, now);
    await forgetPhotos(db, media, now);
    await forgetMail(db, now, settings.retentionDays);
    await forgetBefore(db, addDays(athensTime(now).date, -settings.retentionDays), now);
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
    runDailyJobs(context).catch(onError);
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
