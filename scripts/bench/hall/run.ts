import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDays } from '#common/calendar/days.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { numberSeededRandom } from '#common/line/random.ts';
import { LEAST_WINDOW } from '#common/line/wait.ts';
import { heldByDay, heldText, heldVerdict } from '#scripts/bench/harness/heldByDay.ts';
import { readOptions } from '#scripts/bench/harness/options.ts';
import { endAll, startSeira, type Listening } from '#scripts/bench/harness/processes.ts';
import { migrate } from '#server/db/migrate.ts';
import { onDatabase, openFolder, ownPostgres } from '#server/testing/databases/ownPostgres.ts';
import { simulateApiDay, type Entry } from './day.ts';
import { bearersAt, openHall, SERVICES, writeHall } from './place.ts';

/**
 * `npm run bench -- hall`: days of a place with three services and four counters of different skills,
 * through the API of two processes on PostgreSQL. Ends with 1 if a service's windows are not as
 * accurate as promised. `tests/trust/tickets` checks that nobody is lost or overtaken.
 */
const { seed, days, learning, people } = readOptions({
  seed: Date.now() % 1_000_000,
  days: 8,
  learning: 4,
  people: 300,
});
const PROCESSES = 2;

const root = openFolder('seira-hall-');
const clockFile = join(root, 'clock');
const setClock = (at: number): void => {
  // A process never reads half of the file.
  writeFileSync(`${clockFile}.new`, String(at));
  renameSync(`${clockFile}.new`, clockFile);
};
const clock = fileURLToPath(new URL('clock.ts', import.meta.url));

/** Runs the days. @returns all numbers */
async function simulateDays(url: string): Promise<Entry[]> {
  const slug = await onDatabase(url, async (db) => {
    await migrate(db);
    return writeHall(db, people);
  });
  const random = numberSeededRandom(seed);
  const today = todayInAthens(new Date());
  const start = Date.parse(`${addDays(today, 1)}T04:00:00Z`);
  setClock(start);
  const env = { DATABASE_URL: url, DATA_DIR: join(root, 'data'), CLOCK_FILE: clockFile };
  const servers: Listening[] = [];
  for (let n = 0; n < PROCESSES; n += 1) servers.push(await startSeira(env, { preloaded: clock }));
  const addresses = servers.map(({ address }) => address);
  const services = await openHall(addresses[0]!, slug, bearersAt(new Date(start)));
  const entries = new Map<string, Entry>();
  const hall = { addresses, slug, services, people, random, entries, setClock };
  for (let day = 0; day < learning + days; day += 1)
    await simulateApiDay({ ...hall, day, date: addDays(today, 1 + day) });
  await Promise.all(servers.map(({ stop }) => stop()));
  return [...entries.values()];
}

/** Prints the windows of a service. @returns true if they are as accurate as promised */
function isHeld(entries: readonly Entry[], service: number): boolean {
  const { letter, minutes } = SERVICES[service]!;
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
}

console.log(`Seed ${seed}, ${people} people a day.`);
try {
  const settings = ['fsync=off', 'synchronous_commit=off'];
  const own = await ownPostgres(join(root, 'postgres'), settings);
  const entries = await simulateDays(own.url);
  await own.stop();
  console.log(`${entries.length} numbers, the last ${days} days with a score.`);
  const isEachHeld = SERVICES.map((_, service) => isHeld(entries, service));
  process.exitCode = isEachHeld.every(Boolean) ? 0 : 1;
} finally {
  await endAll();
  rmSync(root, { recursive: true, force: true });
}
