import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '#common/random.ts';
import type { Db } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import {
  onDatabase,
  ownPostgres,
  urlOfDatabase,
  type OwnPostgres,
} from '#server/testing/databases/ownPostgres.ts';
import { factsOf } from './facts.ts';
import { Died, loseConnection, mortal, type Life } from './killed.ts';
import { JOBS, leastSteps, runJob } from './jobs.ts';
import { writeScene } from './scene.ts';

/** A crash may lose data, because the database exists only for this test. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off'];
const SCENE = 'scene';
const KILLS = 3;
const SEED = process.env.SEED ?? String(Date.now() % 2 ** 31);

/**
 * Runs a job in a process that kills itself with SIGKILL before the commit of a batch, and waits until
 * PostgreSQL has noticed. A job with less work left ends as usual. @returns the signal or exit code
 */
async function killedAt(url: string, name: string, batch: number): Promise<string | number | null> {
  const script = fileURLToPath(new URL('./killedProcess.ts', import.meta.url));
  const [code, signal] = (await once(fork(script, [url, name, String(batch)]), 'exit')) as [
    number | null,
    NodeJS.Signals | null,
  ];
  await onDatabase(url, (db) =>
    vi.waitFor(async () =>
      expect(
        await db.query(
          `SELECT pid FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
        ),
      ).toEqual([]),
    ),
  );
  return signal ?? code;
}

describe('a job', () => {
  const folder = temporaryFolder();
  let own: OwnPostgres;
  let admin: Db;
  beforeAll(async () => {
    own = await ownPostgres(folder, SETTINGS);
    admin = openPostgres({ url: own.url, poolSize: 1 });
    await admin.exec(`CREATE DATABASE ${SCENE}`);
    // A template must not have connections.
    await onDatabase(urlOfDatabase(own.url, SCENE), async (db) => {
      await migrate(db);
      await writeScene(db);
    });
  });
  afterAll(async () => {
    await admin.close();
    await own.stop();
  });

  /** Works on a fresh copy of the scene. */
  const onCopy = async <Result>(
    work: (connect: () => Db, url: string) => Promise<Result>,
  ): Promise<Result> => {
    const name = `copy_${randomUUID().replaceAll('-', '')}`;
    await admin.exec(`CREATE DATABASE ${name} TEMPLATE ${SCENE}`);
    const url = urlOfDatabase(own.url, name);
    const open: Db[] = [];
    const connect = () => {
      const db = openPostgres({ url, poolSize: 3, onError: () => undefined });
      open.push(db);
      return db;
    };
    try {
      return await work(connect, url);
    } finally {
      await Promise.all(open.map((db) => db.close()));
      await admin.exec(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  };

  describe.each(JOBS)('%s', (name) => {
    let steps = 0;
    let done: Record<string, string>;
    beforeAll(async () => {
      await onCopy(async (connect) => {
        const db = connect();
        const before = await factsOf(db);
        const life: Life = { steps, diesAt: Infinity, die: loseConnection };
        await runJob(name, mortal(db, life));
        done = await factsOf(db);
        expect(done).not.toEqual(before);
        ({ steps } = life);
      });
    });

    it('does all of its work once, whichever transaction its process dies in', async () => {
      expect(steps).toBeGreaterThanOrEqual(leastSteps(name));
      for (let diesAt = 1; diesAt <= steps; diesAt += 1) {
        const facts = await onCopy(async (connect) => {
          const db = connect();
          const last = mortal(db, { steps: 0, diesAt, die: loseConnection });
          await expect(runJob(name, last), `transaction ${diesAt}`).rejects.toThrow(Died);
          await runJob(name, db);
          return factsOf(db);
        });
        expect(facts, `transaction ${diesAt}`).toEqual(done);
      }
    });

    it(`does all of its work once when its process is killed at random batches (SEED=${SEED})`, async () => {
      const random = seededRandom(`${SEED} ${name}`);
      const facts = await onCopy(async (connect, url) => {
        const ends = [];
        for (let kill = 0; kill < KILLS; kill += 1)
          ends.push(await killedAt(url, name, random.whole(1, steps)));
        expect(ends[0]).toBe('SIGKILL');
        // Later ones may have less work left than batches to live.
        expect(['SIGKILL', 0]).toEqual(expect.arrayContaining(ends));
        const db = connect();
        await runJob(name, db);
        return factsOf(db);
      });
      expect(facts).toEqual(done);
    });

    it('does all of its work once in two processes at the same time', async () => {
      const facts = await onCopy(async (connect) => {
        const [one, other] = [connect(), connect()];
        await Promise.all([one, other].map((db) => runJob(name, db)));
        return factsOf(one);
      });
      expect(facts).toEqual(done);
    });
  });
});
