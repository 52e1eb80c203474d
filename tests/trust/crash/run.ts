import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { seededRandom } from '#common/random.ts';
import {
  onDatabase,
  openFolder,
  ownPostgres,
  type OwnPostgres,
} from '#server/testing/databases/ownPostgres.ts';
import { endProcesses } from '#tests/trust/servers.ts';
import { show } from './ledger.ts';
import { startOn } from './lists.ts';
import { faultRounds, statusOf, type Fault, type Moment, type Stored } from './rounds.ts';

/**
 * `npm run test:crash`: injects faults into servers and databases under load and compares the data
 * with acknowledged responses: tickets, accounts and their e-mails, counter commands, photos, and
 * shown states. Accepts ROUNDS (50), SEED and names of parts: `npm run test:crash -- pglite
 * postgres faults disk`.
 */
const rounds = Number(process.env.ROUNDS) || 50;
const seed = process.env.SEED ?? String(Date.now() % 2 ** 31);
const asked = process.argv.slice(2);
const random = seededRandom(seed);
const root = openFolder('seira-crash-');
const began = performance.now();
let faults = 0;

const below = (name: string) => {
  const folder = join(root, name);
  mkdirSync(folder);
  return folder;
};

/** Injects a fault again and again, and prints the outcome. */
async function inject(what: string, on: Stored, count: number, fault: Fault): Promise<void> {
  const { wrong, notes, ledgers } = await faultRounds(on, { rounds: count, random, fault });
  faults += wrong.length;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${wrong.length === 0 ? '✓' : '✗'} ${what}: ${ledgers.length} rounds (${seconds} s)`);
  show(ledgers, wrong);
  for (const note of new Set(notes)) console.log(`    ${note}`);
}

const kill = async ({ server, stopLoad }: Moment, also?: Promise<void>) => {
  server.child.kill('SIGKILL');
  await Promise.all([stopLoad(), server.end, also]);
};

const embeddedIn = (dataDir: string): Stored => ({
  env: { DATA_DIR: dataDir },
  open: () => openPglite({ folder: join(dataDir, 'pg') }),
});

/** SIGKILL with the embedded database, every fifth time during startup as well. */
async function pgliteKills(): Promise<void> {
  const what = 'PGlite: SIGKILL under load, in every fifth round also during startup';
  const on = embeddedIn(below('pglite'));
  await inject(what, on, rounds, async (at) => {
    await kill(at);
    if (at.round % 5 === 4) {
      const cutOff = startOn(on.env);
      await rest(random.whole(50, 2_500));
      cutOff.child.kill('SIGKILL');
      await cutOff.end;
    }
    return { server: startOn(on.env) };
  });
}

/** Rounds with a separate PostgreSQL. */
async function onPostgres(
  what: string,
  {
    count,
    at = below(`cluster-${what}`),
    settings,
  }: { count: number; at?: string; settings?: string[] },
  fault: (own: OwnPostgres, env: Record<string, string>) => Fault,
): Promise<void> {
  const own = await ownPostgres(at, settings);
  const env = { DATABASE_URL: own.url, DATA_DIR: below(`data-${what}`) };
  const open = async () => openPostgres({ url: own.url, poolSize: 2 });
  try {
    await inject(`PostgreSQL: ${what}`, { env, open }, count, fault(own, env));
  } finally {
    await own.stop();
  }
}

const postgresKills = () =>
  onPostgres(
    'SIGKILL under load, in every fourth round also of the database',
    { count: rounds },
    (own, env) => async (at) => {
      const crash = async () => {
        await own.crash();
        await own.start();
      };
      await kill(at, at.round % 4 === 3 ? crash() : undefined);
      return { server: startOn(env) };
    },
  );

const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name = 'seira' AND pid <> pg_backend_pid() AND backend_start < now()`;

async function databaseFaults(): Promise<void> {
  await onPostgres('stopped and started again', { count: 10 }, (own) => async ({ address }) => {
    const wrong: string[] = [];
    await own.stop();
    if ((await statusOf(address, '/readyz')) !== 503) wrong.push('Ready without database');
    if ((await statusOf(address, '/healthz')) !== 200) wrong.push('Not alive');
    await rest(random.whole(50, 600));
    await own.start();
    return { wrong };
  });
  await onPostgres('connections cut', { count: 10 }, (own) => async () => {
    await onDatabase(own.url, async (db) => {
      for (let n = 0; n < 6; n += 1) {
        await db.query(CUT).catch(() => []);
        await rest(random.whole(5, 150));
      }
    });
    return {};
  });
}

/** Runs a command as root, directly or by sudo without a password. */
function asRoot(...command: string[]): void {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  execFileSync(program, args, { stdio: 'ignore' });
}

/** Calls `work` with a small file system, if this user may mount one. */
async function onSmallDisk(name: string, megabytes: number, work: (at: string) => Promise<void>) {
  const folder = below(name);
  try {
    asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder);
  } catch {
    console.log(`– ${name}: skipped, because mounting a tmpfs needs root`);
    return;
  }
  try {
    await work(folder);
  } finally {
    asRoot('umount', folder);
  }
}

const fill = (folder: string, leave: number) => {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - leave)));
  } catch (error) {
    // The server used the last bytes first, so the disk is also full.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
};

const GROW = `CREATE TABLE IF NOT EXISTS big (t text);
  INSERT INTO big SELECT repeat(md5(g::text), 60) FROM generate_series(1, 500) g`;

async function fullDisks(): Promise<void> {
  await onSmallDisk('postgres-disk', 220, (disk) => {
    const cluster = { count: 3, at: join(disk, 'cluster'), settings: ['max_wal_size=64MB'] };
    return onPostgres('with a full disk', cluster, (own) => async ({ address }) => {
      const wrong: string[] = [];
      const db = openPostgres({ url: own.url, poolSize: 1 });
      fill(disk, 0);
      // Leaves no space even for an existing page.
      for (let n = 0; n < 5; n += 1) {
        await db.exec(GROW).catch(() => undefined);
        await rest(300);
      }
      if ((await statusOf(address, '/healthz')) !== 200) wrong.push('Not alive');
      rmSync(join(disk, 'ballast'));
      if (!own.pid()) await own.start();
      await db.exec('DROP TABLE IF EXISTS big').catch(() => undefined);
      await db.close();
      return { wrong };
    });
  });
  await onSmallDisk('pglite-disk', 150, async (disk) => {
    const dataDir = join(disk, 'data');
    mkdirSync(dataDir);
    const on = embeddedIn(dataDir);
    await inject('PGlite: with a full disk', on, 3, async ({ server: { child }, address }) => {
      fill(disk, random.whole(0, 40) * 1024);
      const ended = () => child.exitCode !== null || child.signalCode !== null;
      for (let n = 0; n < 20 && !ended(); n += 1) await rest(100);
      const isAlive = ended() || (await statusOf(address, '/healthz')) === 200;
      rmSync(join(disk, 'ballast'));
      return {
        wrong: isAlive ? [] : ['Not alive'],
        notes: [ended() ? 'the process ended by itself' : 'the process went on'],
        // A server that stops is restarted.
        server: ended() ? startOn(on.env) : undefined,
      };
    });
  });
}

const parts: Record<string, () => Promise<void>> = {
  pglite: pgliteKills,
  postgres: postgresKills,
  faults: databaseFaults,
  disk: fullDisks,
};
console.log(`Crash test, SEED=${seed}, ROUNDS=${rounds}`);
try {
  for (const [name, part] of Object.entries(parts)) {
    if (asked.length === 0 || asked.includes(name)) await part();
  }
} finally {
  await endProcesses();
  rmSync(root, { recursive: true, force: true });
}
console.log(`${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
