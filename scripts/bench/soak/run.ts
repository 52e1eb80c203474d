import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { memoryOf, mb, type Memory } from '#scripts/bench/harness/memory.ts';
import { goalsTable, median, passes, type Goal } from '#scripts/bench/harness/table.ts';
import { startOn } from '#tests/trust/crash/prepare.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import { endProcesses } from '#tests/trust/servers.ts';
import { work, type Outcomes } from './work.ts';

/**
 * `npm run bench:soak [-- pglite|postgres]`: MINUTES (10) of everything at once, with the memory of
 * the server's process each minute. It may not grow in the last five. Needs `npm run build` first.
 */
const MINUTES = Number(process.env.MINUTES) || 10;
const SAMPLE_MS = 5_000;
const STEADY_MINUTES = 5;
const ERRORS_SHOWN = 5;
const LIMITS_MB = { pglite: 420, postgres: 220 };
const asked = process.argv.slice(2);
const ENV = {
  SEED: 'demo',
  LOG_LEVEL: 'info',
  HASH_MEMORY_KIB: '19456',
  SIGN_INS_PER_ACCOUNT: '1000000',
  STREAMS_PER_ADDRESS: '0',
};

if (!existsSync('dist-server/render.js'))
  throw new Error('Pages are rendered with the built client: npm run build first.');

/** The typical memory of each minute. */
async function minutes(pid: number): Promise<Memory[]> {
  const all: Memory[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const samples: Memory[] = [];
    for (let n = 0; n < 60_000 / SAMPLE_MS; n += 1) {
      await rest(SAMPLE_MS);
      samples.push(memoryOf(pid));
    }
    const typical = {
      server: median(samples.map(({ server }) => server)),
      renderer: median(samples.map(({ renderer }) => renderer)),
    };
    console.log(`  minute ${minute}: ${mb(typical)}`);
    all.push(typical);
  }
  return all;
}

/** Lines of the log that say why a call failed. */
const errorsIn = (log: string) => log.split('\n').filter((line) => /^\{"level":[56]0,/.test(line));

const show = (outcomes: Outcomes) =>
  console.log(`  ${[...outcomes].sort().map(([key, count]) => `${count} × ${key}`).join(', ')}`); // prettier-ignore

/** One kind of database. The first start seeds the demo, whose memory is not that of a service. */
async function soak(
  kind: keyof typeof LIMITS_MB,
  env: Record<string, string>,
  open: () => Promise<Db>,
): Promise<Goal[]> {
  const seeding = startOn({ ...ENV, ...env });
  await seeding.address;
  seeding.child.kill('SIGTERM');
  await seeding.end;
  const db = await open();
  await db.exec('UPDATE waiting_lists SET capacity = NULL WHERE released_on >= current_date');
  await db.close();
  const server = startOn({ ...ENV, ...env });
  const address = await server.address;
  const pid = server.child.pid!;
  const ended = server.end.then(({ output }) => {
    throw new Error(`The server ended: ${output.slice(-2_000)}`);
  });
  await Promise.race([rest(SAMPLE_MS), ended]);
  console.log(`\n${kind}\n  at rest: ${mb(memoryOf(pid))}`);
  const over = new AbortController();
  const working = work(address, over.signal);
  // What fails to start should be told at once.
  const seen = await Promise.race([minutes(pid), working.then(() => []), ended]);
  over.abort();
  const outcomes = await working;
  show(outcomes);
  ended.catch(() => undefined);
  server.child.kill('SIGTERM');
  const { output } = await server.end;
  for (const line of errorsIn(output).slice(0, ERRORS_SHOWN)) console.log(`  ${line}`);
  const failed = [...outcomes].filter(([key]) => / (5\d\d|no answer)$|^pages 404$/.test(key));
  const last = seen.at(-1)!.server;
  const before = seen[Math.max(0, seen.length - 1 - STEADY_MINUTES)]!.server;
  return [
    {
      what: `${kind}: memory after ${MINUTES} minutes of everything`,
      against: `${LIMITS_MB[kind]} MB`,
      figures: `${last.toFixed(0)} MB`,
      ratios: [last / LIMITS_MB[kind]],
      goal: { most: 1 },
    },
    {
      what: `${kind}: growth in the last ${Math.min(STEADY_MINUTES, MINUTES - 1)} minutes`,
      against: `${before.toFixed(0)} MB`,
      figures: `${last.toFixed(0)} MB`,
      ratios: [last / before],
      goal: { most: 1.03 },
    },
    {
      what: `${kind}: calls that failed`,
      against: 'none',
      figures: failed.map(([key, count]) => `${count} × ${key}`).join(', ') || '0',
      ratios: [failed.reduce((sum, [, count]) => sum + count, 0)],
      goal: { most: 0 },
    },
  ];
}

const root = mkdtempSync(join(tmpdir(), 'seira-soak-'));
chmodSync(root, 0o755);
const wants = (kind: string) => asked.length === 0 || asked.includes(kind);
const goals: Goal[] = [];
try {
  if (wants('pglite')) {
    const folder = join(root, 'pglite');
    mkdirSync(folder);
    goals.push(
      ...(await soak('pglite', { DATA_DIR: folder }, () =>
        openPglite({ folder: join(folder, 'pg') }),
      )),
    );
  }
  if (wants('postgres')) {
    const own = await ownPostgres(join(root, 'cluster'));
    goals.push(
      ...(await soak('postgres', { DATABASE_URL: own.url, DATA_DIR: root }, async () =>
        openPostgres({ url: own.url, poolSize: 1 }),
      )),
    );
    await own.stop();
  }
} finally {
  await endProcesses();
  rmSync(root, { recursive: true, force: true });
}
console.log(`\n${goalsTable(goals)}`);
process.exit(goals.every(passes) ? 0 : 1);
