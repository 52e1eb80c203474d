import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';
import type { Db } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { dailyJobs, minuteJobs, upgradeJobs } from '#server/jobs/jobs.ts';
import { applyHeldDecisions } from '#server/repositories/moderation/held.ts';
import { refreshPlaceStatus } from '#server/repositories/organisations/placeStatus.ts';
import { mailAlerts } from '#server/repositories/tickets/alerts.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { createTestApp, memoryStore, testClock } from '#server/testing/testApp.ts';
import { ownPostgres, type OwnPostgres } from '#tests/trust/postgres.ts';
import { factsOf } from './facts.ts';
import { Died, mortal, type Life } from './killed.ts';
import { EVENING, MIDNIGHT, writeScene } from './scene.ts';

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
const JOBS: [job: Named, at: Date, leastSteps: number][] = [
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

/** A crash may lose data, because the database exists only for this test. */
const FLAGS = ['fsync=off', 'synchronous_commit=off'].flatMap((setting) => ['-c', setting]);
const SCENE = 'scene';

describe('a job', () => {
  const folder = temporaryFolder();
  let own: OwnPostgres;
  let admin: Db;
  let context: Context;
  const urlOf = (database: string) => {
    const url = new URL(own.url);
    url.pathname = `/${database}`;
    return url.href;
  };
  beforeAll(async () => {
    chmodSync(folder, 0o755);
    own = await ownPostgres(folder, FLAGS);
    admin = openPostgres({ url: own.url, poolSize: 1 });
    await admin.exec(`CREATE DATABASE ${SCENE}`);
    const url = urlOf(SCENE);
    const db = openPostgres({ url, poolSize: 2 });
    await migrate(db);
    await writeScene(db);
    const test = await createTestApp({}, Promise.resolve({ db, url }));
    ({ context } = test);
    // A template must not have connections.
    await test.close();
  });
  afterAll(async () => {
    await admin.close();
    await own.stop();
  });

  /** Works on a fresh copy of the scene. */
  const onCopy = async <Result>(work: (connect: () => Db) => Promise<Result>): Promise<Result> => {
    const name = `copy_${randomUUID().replaceAll('-', '')}`;
    await admin.exec(`CREATE DATABASE ${name} TEMPLATE ${SCENE}`);
    const open: Db[] = [];
    const connect = () => {
      const db = openPostgres({ url: urlOf(name), poolSize: 3, onError: () => undefined });
      open.push(db);
      return db;
    };
    try {
      return await work(connect);
    } finally {
      await Promise.all(open.map((db) => db.close()));
      await admin.exec(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  };
  const on = (db: Db, at: Date): Context => ({
    ...context,
    db,
    clock: testClock(at),
    media: memoryStore(),
  });

  it('of each kind is in the list of this test', () => {
    const all = [dailyJobs, minuteJobs, upgradeJobs].flatMap((jobsOf) => jobsOf(context));
    const names = JOBS.map(([{ name }]) => name);
    expect(names).toEqual(expect.arrayContaining(all.map(({ name }) => name)));
  });

  describe.each(JOBS.map(([job, at, leastSteps]) => ({ ...job, at, leastSteps })))(
    '$name',
    ({ run, at, leastSteps }) => {
      let steps = 0;
      let done: Record<string, string>;
      beforeAll(async () => {
        await onCopy(async (connect) => {
          const db = connect();
          const before = await factsOf(db);
          const life: Life = { steps, diesAt: Infinity };
          await run(on(mortal(db, life), at));
          done = await factsOf(db);
          expect(done).not.toEqual(before);
          ({ steps } = life);
        });
      });

      it('does all of its work once, whichever transaction its process dies in', async () => {
        expect(steps).toBeGreaterThanOrEqual(leastSteps);
        for (let diesAt = 1; diesAt <= steps; diesAt += 1) {
          const facts = await onCopy(async (connect) => {
            const db = connect();
            const last = on(mortal(db, { steps: 0, diesAt }), at);
            await expect(run(last), `transaction ${diesAt}`).rejects.toThrow(Died);
            await run(on(db, at));
            return factsOf(db);
          });
          expect(facts, `transaction ${diesAt}`).toEqual(done);
        }
      });

      it('does all of its work once in two processes at the same time', async () => {
        const facts = await onCopy(async (connect) => {
          const [one, other] = [connect(), connect()];
          await Promise.all([one, other].map((db) => run(on(db, at))));
          return factsOf(one);
        });
        expect(facts).toEqual(done);
      });
    },
  );
});
