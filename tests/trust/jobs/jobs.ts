import type { Context } from '#server/context.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';
import type { Db } from '#server/db/client.ts';
import { dailyJobs, minuteJobs, upgradeJobs } from '#server/jobs/jobs.ts';
import { keyFrom } from '#server/lib/secrets/keys.ts';
import { applyHeldDecisions } from '#server/repositories/moderation/held.ts';
import { refreshPlaceStatus } from '#server/repositories/organisations/placeStatus.ts';
import { mailAlerts } from '#server/repositories/tickets/alerts.ts';
import { readSettings } from '#server/settings.ts';
import { EVENING, MIDNIGHT } from './scene.ts';

type Named = { name: string; run: (context: Context) => Promise<unknown> };

/** A job of a list, when the context is at the given time. */
const named =
  (jobsOf: (context: Context) => { name: string; run: () => Promise<unknown> }[]) =>
  (name: string): Named => ({
    name,
    run: (context) =>
      jobsOf(context)
        .find((job) => job.name === name)!
        .run(),
  });
const origin = 'https://seira.example';

/** All jobs: when they run, and the transactions and writing statements that they make at least. */
export const JOBS: [job: Named, at: Date, leastSteps: number][] = [
  ...[
    ['expiry', 3],
    ['daily planning', 3],
    ['rate_counters', 3],
    ['door_phones', 3],
    ['ticket_names', 3],
    ['network_takes', 3],
    ['social_sign_ins', 3],
    ['subscriptions', 3],
    ['account_links', 3],
    ['invitations', 3],
    ['messages', 3],
    ['keys of addresses', 3],
    ['sessions', 8],
    ['idempotency keys', 3],
    ['deletion of people', 5],
    ['reminder of moderators', 1],
    ['weekly reports', 3],
    ['photos', 5],
    ['e-mails', 6],
    ['retention', 6],
  ].map(([name, steps]): [Named, Date, number] => [
    named(dailyJobs)(name as string),
    MIDNIGHT,
    steps as number,
  ]),
  [named(minuteJobs)('openings'), MIDNIGHT, 3],
  [named(minuteJobs)('breaks that are over'), MIDNIGHT, 2],
  [named(minuteJobs)('lines that are over'), EVENING, 4],
  [named(minuteJobs)('texts of visits'), MIDNIGHT, 3],
  [named(upgradeJobs)('search index'), MIDNIGHT, 5],
  [named(upgradeJobs)('lines of lists'), MIDNIGHT, 3],
  [
    {
      name: 'decisions',
      run: ({ db, keys, clock }) =>
        applyHeldDecisions(db, { keys, origin, now: clock.now() }, (error) => {
          throw error;
        }),
    },
    MIDNIGHT,
    5,
  ],
  [
    {
      name: 'alerts',
      run: ({ db, keys, clock }) => mailAlerts(db, { keys, origin, now: clock.now() }),
    },
    MIDNIGHT,
    3,
  ],
  [
    {
      name: 'place status',
      run: async ({ db, clock }) => {
        await db.exclusively(LOCKS.placeStatus, () => refreshPlaceStatus(db, clock.now()));
      },
    },
    EVENING,
    5,
  ],
];

/** The part of the context that jobs use, at a fixed time. */
export const jobContext = (db: Db, at: Date): Context =>
  ({
    settings: readSettings({ SEED: 'none', PUBLIC_ORIGIN: origin }),
    db,
    clock: { now: () => at },
    keys: { current: keyFrom('a secret of the tests, long enough'), previous: null },
    media: { remove: async () => undefined },
  }) as unknown as Context;
