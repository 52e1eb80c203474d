import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { openPostgres } from '#server/db/postgres.ts';
import { seededRandom } from '#common/random.ts';
import { pgliteDiskFull } from '#tests/trust/crash/diskFull.ts';
import type { Ledger } from '#tests/trust/crash/ledger.ts';
import { prepare } from '#tests/trust/crash/prepare.ts';
import {
  pgliteKills, postgresFaults, postgresKills, statusOf, type Outcome,
} from '#tests/trust/crash/rounds.ts'; // prettier-ignore
import { ownPostgres } from '#tests/trust/postgres.ts';
import { endProcesses } from '#tests/trust/servers.ts';

/**
 * `npm run test:crash`: breaks servers and databases under load and compares what is there
 * afterwards with what clients were told: tickets, accounts and their messages, presses at a counter,
 * photos, and what screens showed. ROUNDS (50), SEED and the names of parts may be given:
 * `npm run test:crash -- pglite postgres faults disk`.
 */
const rounds = Number(process.env.ROUNDS) || 50;
const seed = process.env.SEED ?? String(Date.now() % 2 ** 31);
const asked = process.argv.slice(2);
const wanted = (part: string) => asked.length === 0 || asked.includes(part);
const random = seededRandom(seed);
const root = mkdtempSync(join(tmpdir(), 'seira-crash-'));
chmodSync(root, 0o755);
const outcomes: Outcome[] = [];
const began = performance.now();

const below = (name: string) => {
  const folder = join(root, name);
  mkdirSync(folder);
  return folder;
};

const sum = (ledgers: Ledger[], what: 'presses' | 'photos' | 'people') =>
  ledgers.reduce((all, ledger) => all + ledger[what].length, 0);

function show(outcome: Outcome): void {
  outcomes.push(outcome);
  const { what, rounds: done, acknowledged, unheard, wrong, notes, answers, ledgers } = outcome;
  const by = [...answers].sort().map(([status, times]) => `${status}: ${times}`);
  console.log(
    `${wrong.length === 0 ? '✓' : '✗'} ${what}: ${done} rounds, ${acknowledged} tickets, ` +
      `${sum(ledgers, 'presses')} presses, ${sum(ledgers, 'photos')} photos and ` +
      `${sum(ledgers, 'people')} sign-ups acknowledged, ${unheard} calls never acknowledged, ${wrong.length} faults (${((performance.now() - began) / 1000).toFixed(0)} s)`,
  );
  console.log(`    answers by status ${by.join(', ')}`);
  for (const note of new Set(notes)) console.log(`    ${note}`);
  for (const fault of wrong.slice(0, 20)) console.log(`    ✗ ${fault}`);
}

const prepareOn = (url: string, folder: string, count: number) =>
  prepare({ DATABASE_URL: url, DATA_DIR: folder }, count, async () =>
    openPostgres({ url, poolSize: 1 }),
  );

async function databaseFaults(): Promise<void> {
  const folder = below('faults');
  const own = await ownPostgres(folder);
  const members = await prepareOn(own.url, folder, 60);
  try {
    show(
      await postgresFaults(own, {
        what: 'PostgreSQL stopped and started again',
        rounds: 10,
        random,
        folder,
        members,
        firstRound: 0,
        fault: async (address) => {
          const wrong: string[] = [];
          await own.stop();
          if ((await statusOf(address, '/readyz')) !== 503) wrong.push('Ready without database');
          if ((await statusOf(address, '/healthz')) !== 200) wrong.push('Not alive');
          await rest(random.whole(50, 600));
          await own.start();
          return wrong;
        },
      }),
    );
    show(
      await postgresFaults(own, {
        what: 'PostgreSQL connections cut',
        rounds: 10,
        random,
        folder,
        members,
        firstRound: 20,
        fault: async (_address, db) => {
          for (let n = 0; n < 6; n += 1) {
            await db.query(
              "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'seira' AND pid <> pg_backend_pid() AND backend_start < now()",
            ).catch(() => []); // prettier-ignore
            await rest(random.whole(5, 150));
          }
          return [];
        },
      }),
    );
  } finally {
    await own.stop();
  }
}

/** Runs a command as root: as this user, or with a sudo that asks for nothing. */
function asRoot(...command: string[]): void {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  execFileSync(program, args, { stdio: 'ignore' });
}

/** Calls `work` with a small file system of its own, if this user may mount one on this machine. */
async function onSmallDisk(name: string, megabytes: number, work: (at: string) => Promise<void>) {
  const folder = below(name);
  try {
    asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder);
  } catch {
    console.log(`– ${name}: not tried, a tmpfs cannot be mounted here (it needs root)`);
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
    // The server took the last bytes first: the disk is just as full.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
};

async function fullDisks(): Promise<void> {
  await onSmallDisk('postgres-disk', 220, async (at) => {
    const own = await ownPostgres(join(at, 'cluster'), ['-c', 'max_wal_size=64MB']);
    const data = below('postgres-disk-data');
    const members = await prepareOn(own.url, data, 4);
    try {
      show(
        await postgresFaults(own, {
          what: 'PostgreSQL with a full disk',
          rounds: 3,
          random,
          folder: data,
          members,
          firstRound: 0,
          fault: async (address, db) => {
            const wrong: string[] = [];
            fill(at, 0);
            // So that not even an existing page has room.
            for (let n = 0; n < 5; n += 1) {
              await db.exec("CREATE TABLE IF NOT EXISTS big (t text); INSERT INTO big SELECT repeat(md5(g::text), 60) FROM generate_series(1, 500) g").catch(() => undefined); // prettier-ignore
              await rest(300);
            }
            if ((await statusOf(address, '/healthz')) !== 200) wrong.push('Not alive');
            rmSync(join(at, 'ballast'));
            if (!own.lives()) await own.start();
            await db.exec('DROP TABLE IF EXISTS big').catch(() => undefined);
            return wrong;
          },
        }),
      );
    } finally {
      await own.stop();
    }
  });
  await onSmallDisk('pglite-disk', 150, async (at) => {
    show(await pgliteDiskFull(at, random, { fill: (leave) => fill(at, leave) }));
  });
}

console.log(`Crash test, SEED=${seed}, ROUNDS=${rounds}`);
try {
  if (wanted('pglite')) show(await pgliteKills(below('pglite'), rounds, random));
  if (wanted('postgres')) show(await postgresKills(below('postgres'), rounds, random));
  if (wanted('faults')) await databaseFaults();
  if (wanted('disk')) await fullDisks();
} finally {
  await endProcesses();
  rmSync(root, { recursive: true, force: true });
}
const faults = outcomes.reduce((sum, { wrong }) => sum + wrong.length, 0);
const told = outcomes.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
console.log(`${told} acknowledged tickets, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
