import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { openFolder } from '#server/testing/databases/ownPostgres.ts';
import { endAll } from './harness/processes.ts';
import { goalsTable, passes, type Bench, type Goal } from './harness/goals.ts';

/** `npm run bench -- <name>`: see the README in this folder. Exits with 1 if a row falls short. */
type Measure = (bench: Bench) => Promise<Goal[]>;

/** Benches without `measure` print their own tables and parse the rest of the command line. */
const benches: Record<string, () => Promise<{ measure?: Measure }>> = {
  tickets: () => import('./tickets.ts'),
  line: () => import('./hall/line.ts'),
  overload: () => import('./overload.ts'),
  pages: () => import('./pages.ts'),
  'first-views': () => import('./views/firstViews.ts'),
  requests: () => import('./views/requests.ts'),
  presses: () => import('./views/presses.ts'),
  bundle: () => import('./bundle/report.ts'),
  country: () => import('./country/run.ts'),
  estimate: () => import('./estimate/run.ts'),
  hall: () => import('./hall/run.ts'),
  partitions: () => import('./scale/partitions.ts'),
  scale: () => import('./scale/run.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
const load = benches[name];
if (load) {
  const { measure } = await load();
  if (measure) await run(measure);
} else {
  console.log(`npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 1;
}

async function run(measure: Measure): Promise<void> {
  const root = openFolder('seira-bench-');
  const rounds = Number(process.env.ROUNDS) || 5;
  const seconds = Number(process.env.SECONDS) || 3;
  try {
    const goals = await measure({
      rounds,
      seconds,
      folder: (of) => {
        const folder = join(root, of);
        mkdirSync(folder, { recursive: true });
        return folder;
      },
    });
    console.log(`\n${rounds} rounds, in turn; load ${loadavg()[0]!.toFixed(1)}.\n`);
    console.log(goalsTable(goals));
    process.exitCode = goals.every(passes) ? 0 : 1;
  } finally {
    await endAll();
    rmSync(root, { recursive: true, force: true });
  }
}
