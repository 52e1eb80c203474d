import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addDays } from '#common/calendar/days.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { numberSeededRandom } from '#common/line/random.ts';
import { LEAST_WINDOW } from '#common/line/wait.ts';
import { heldByDay, heldText, heldVerdict } from '#scripts/bench/harness/heldByDay.ts';
import { endAll, startSeira } from '#scripts/bench/harness/processes.ts';
import type { Db } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { ownPostgres } from '#tests/trust/postgres.ts';
import { simulateApiDay } from './day.ts';
import { audit, openLedger, type Entry, type Ledger } from './ledger.ts';
import { bearersAt, openHall, SERVICES, writeHall } from './place.ts';

/**
 * `npm run bench -- hall`: days of a place with three services and four counters of different skills,
 * through the API, with two processes on PostgreSQL and one on PGlite. Ends with 1 if a number is
 * lost or doubled, if somebody starves, or if a service's windows are not as accurate as promised.
 * PGlite has a few days and no score: it plans each statement anew, so a day takes it many times as
 * long, and the windows come from the same program.
 */
const { values: options } = parseArgs({
  options: {
    seed: { type: 'string' },
    days: { type: 'string', default: '8' },
    learning: { type: 'string', default: '4' },
    people: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(options.seed ?? Date.now() % 1_000_000);
const people = Number(options.people);
const SCORED = { days: Number(options.days), learning: Number(options.learning), isScored: true };
/** Days on PGlite. */
const UNSCORED = { days: Math.min(2, SCORED.days), learning: 0, isScored: false };

const root = mkdtempSync(join(tmpdir(), 'seira-hall-'));
// PostgreSQL runs as another user.
chmodSync(root, 0o755);
const clockFile = join(root, 'clock');
const setClock = (at: number): void => {
  // A process never reads half of the file.
  writeFileSync(`${clockFile}.new`, String(at));
  renameSync(`${clockFile}.new`, clockFile);
};
const clock = fileURLToPath(new URL('clock.ts', import.meta.url));

/** Runs the days at a number of processes. The database is open only before and after. */
async function run(
  name: string,
  env: Record<string, string>,
  processes: number,
  open: () => Promise<Db>,
  length: typeof SCORED,
): Promise<boolean> {
  const { days, learning } = length;
  const before = await open();
  await migrate(before);
  const slug = await writeHall(before, people);
  await before.close();
  const random = numberSeededRandom(seed);
  const today = todayInAthens(new Date());
  const start = Date.parse(`${addDays(today, 1)}T04:00:00Z`);
  setClock(start);
  const began = performance.now();
  const servers: Awaited<ReturnType<typeof startSeira>>[] = [];
  for (let n = 0; n < processes; n += 1) {
    servers.push(await startSeira({ ...env, CLOCK_FILE: clockFile }, { preloaded: clock }));
  }
  const addresses = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  const services = await openHall(addresses[0]!, slug, bearersAt(new Date(start)));
  const ledger = openLedger();
  const hall = { addresses, slug, services, people, random, ledger, setClock };
  for (let day = 0; day < learning + days; day += 1) {
    await simulateApiDay({ ...hall, day, date: addDays(today, 1 + day) });
    ledger.endDay();
  }
  await Promise.all(servers.map(({ stop }) => stop()));
  const db = await open();
  const lost = await audit(db, ledger);
  await db.close();
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  const what = `${name}, ${processes} ${processes > 1 ? 'processes' : 'process'}, ${seconds} s`;
  return report(what, ledger, lost, length);
}

function report(
  name: string,
  ledger: Ledger,
  lost: readonly string[],
  { days, learning, isScored }: typeof SCORED,
): boolean {
  const entries = [...ledger.entries.values()];
  const waits = entries.flatMap(({ calledAt, takenAt }) =>
    calledAt === null ? [] : (calledAt - takenAt) / 60_000,
  );
  const scored = isScored ? `the last ${days} with a score` : 'without a score';
  console.log(`\n${name}: ${entries.length} numbers in ${learning + days} days, ${scored}.`);
  const faults = { lost, doubled: ledger.doubled, starved: ledger.starved };
  for (const [what, found] of Object.entries(faults)) {
    console.log(`${found.length} ${what}`, ...found.slice(0, 5));
  }
  console.log(`Longest wait ${Math.max(...waits).toFixed(0)} minutes.`);
  const isSound = Object.values(faults).every(({ length }) => length === 0);
  if (!isScored) return isSound;
  const isEachHeld = SERVICES.map(({ letter, minutes }, service) => {
    const seen = entries.filter(
      (one) => one.takenFor === service && one.day >= learning && one.window && one.calledAt,
    );
    const widthOf = ({ window }: Entry) => window!.to - window!.from;
    const heldOf = (some: readonly Entry[]) => {
      const windows = heldByDay();
      for (const { day, window, calledAt } of some)
        windows.add(day, window!.from <= calledAt! && calledAt! <= window!.to);
      return windows.result();
    };
    // A window of the least width was widened, and holds more often than promised.
    const least = seen.filter((one) => widthOf(one) <= LEAST_WINDOW);
    const wider = seen.filter((one) => widthOf(one) > LEAST_WINDOW);
    const held = heldOf(wider);
    const verdict = heldVerdict(held);
    const width = wider.reduce((sum, one) => sum + widthOf(one), 0) / wider.length / 60_000;
    console.log(
      `${letter} (${minutes} min): ${heldText(held)} of ${wider.length} windows held, ${width.toFixed(1)} minutes wide, ${verdict}; ${heldText(heldOf(least))} of ${least.length} of the least width`,
    );
    return verdict !== 'held';
  });
  return isSound && isEachHeld.every(Boolean);
}

console.log(`Seed ${seed}, ${people} people a day.`);
try {
  const passed: boolean[] = [];
  if (options.only !== 'pglite') {
    const flags = ['--fsync=off', '--synchronous_commit=off'];
    const own = await ownPostgres(join(root, 'postgres'), flags);
    const env = { DATABASE_URL: own.url, DATA_DIR: join(root, 'data') };
    const open = async () => openPostgres({ url: own.url, poolSize: 1 });
    passed.push(await run('PostgreSQL', env, 2, open, SCORED));
    await own.stop();
  }
  if (options.only !== 'postgres') {
    const env = { DATA_DIR: join(root, 'pglite') };
    mkdirSync(env.DATA_DIR);
    const open = () => openPglite({ folder: join(env.DATA_DIR, 'pg') });
    passed.push(await run('PGlite', env, 1, open, UNSCORED));
  }
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  await endAll();
  rmSync(root, { recursive: true, force: true });
}
