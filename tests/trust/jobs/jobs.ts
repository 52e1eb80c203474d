import type { Context } from '#server/context.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';
import type { Db } from '#server/db/client.ts';
import { dailyJobs, minuteJobs, upgradeJobs, type Job } from '#server/jobs/jobs.ts';
import { keyFrom } from '#server/lib/secrets/keys.ts';
import { applyHeldDecisions } from '#server/repositories/moderation/held.ts';
import { refreshPlaceStatus } from '#server/repositories/organisations/placeStatus.ts';
import { mailAlerts } from '#server/repositories/tickets/alerts.ts';
import { readSettings } from '#server/settings.ts';
import { EVENING, MIDNIGHT } from './scene.ts';

const origin = 'https://seira.example';

/** All jobs, including those with a timer of their own. */
function jobsOf(context: Context): Job[] {
  const { db, keys, clock } = context;
  const by = { keys, origin, now: clock.now() };
  const fail = (error: unknown) => {
    throw error;
  };
  return [
    ...[dailyJobs, minuteJobs, upgradeJobs].flatMap((jobs) => jobs(context)),
    { name: 'decisions', run: () => applyHeldDecisions(db, by, fail) },
    { name: 'alerts', run: () => mailAlerts(db, by) },
    {
      name: 'place status',
      run: () => db.exclusively(LOCKS.placeStatus, () => refreshPlaceStatus(db, by.now)),
    },
  ];
}

/** The part of the context that jobs use. */
const contextOf = (db: Db, at: Date): Context =>
  ({
    settings: readSettings({ SEED: 'none', PUBLIC_ORIGIN: origin }),
    db,
    clock: { now: () => at },
    keys: { current: keyFrom('a secret of the tests, long enough'), previous: null },
    media: { remove: async () => undefined },
  }) as unknown as Context;

/** Jobs that have work in the evening instead of at midnight. */
const IN_THE_EVENING = ['lines that are over', 'place status'];

/** Runs a job when it has work. */
export const runJob = (name: string, db: Db): Promise<unknown> =>
  jobsOf(contextOf(db, IN_THE_EVENING.includes(name) ? EVENING : MIDNIGHT))
    .find((job) => job.name === name)!
    .run();

const NO_DATABASE = { for: () => NO_DATABASE } as unknown as Db;

export const JOBS = jobsOf(contextOf(NO_DATABASE, MIDNIGHT)).map(({ name }) => name);

/** The transactions and writing statements that a job makes at least. */
export const leastSteps = (name: string): number => LEAST_STEPS[name] ?? 3;

const LEAST_STEPS: Record<string, number> = {
  sessions: 8,
  'deletion of people': 5,
  'reminder of moderators': 1,
  photos: 5,
  'e-mails': 6,
  retention: 6,
  'breaks that are over': 2,
  'lines that are over': 4,
  'search index': 5,
  decisions: 5,
  'place status': 5,
};
