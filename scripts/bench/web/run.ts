import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunch } from '#tests/browser.ts';
import { endAll, startSeira } from '#scripts/bench/harness/processes.ts';
import { goalsTable, passes, type Goal } from '#scripts/bench/harness/table.ts';
import type { WebBench } from './bench.ts';
import { film } from './film.ts';
import { measureFirstViews } from './firstViews.ts';
import { startFloors } from './floors.ts';
import { measureKeys } from './keys.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { measurePresses } from './presses.ts';
import { measureRoutes } from './routes.ts';
import { measureDesk, measureScreens } from './screens.ts';
import { measureSizes } from './sizes.ts';

/**
 * `npm run bench:web`: the app in the pinned browser beside bare pages of the same stack, built in
 * the same run, in turn. `-- --runs 9` so many rounds, `--only landing,sizes` some parts or
 * screens, `--no-build` takes `dist` as it is. Writes `test-results/bench/web.json` and ends with 1
 * when a row falls short.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    only: { type: 'string', default: '' },
    'no-build': { type: 'boolean', default: false },
  },
});

const parts: [names: string[], measure: (bench: WebBench) => Promise<Goal[]>][] = [
  [['landing', 'grid', 'details', 'dashboard'], measureScreens],
  [['desktop'], measureDesk],
  [['views'], measureFirstViews],
  [['presses'], measurePresses],
  [['routes'], measureRoutes],
  [['sizes'], measureSizes],
  [['keys'], measureKeys],
  [['lighthouse'], measureWithLighthouse],
  [['film'], film],
];
const only = values.only.split(',').filter(Boolean);
const names = parts.flatMap(([own]) => own);
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.log(`No such part: ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  process.exit(1);
}
const wants = (name: string) => only.length === 0 || only.includes(name);

if (!values['no-build'] || !existsSync('dist/index.html')) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const out = join('test-results', 'bench');
mkdirSync(out, { recursive: true });
const root = mkdtempSync(join(tmpdir(), 'seira-bench-web-'));
chmodSync(root, 0o755);
const folder = (name: string) => {
  const path = join(root, name);
  mkdirSync(path);
  return path;
};
const kept: Record<string, unknown> = {};
const goals: Goal[] = [];
const load = [loadavg()[0]!];
const launch = await browserLaunch();
const browser = await chromium.launch({
  ...launch,
  // No other machine is asked for anything: a map's tiles would come as they please.
  args: [...launch.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
try {
  const floors = await startFloors(folder('floors'));
  const seira = await startSeira({ DATA_DIR: folder('demo'), SEED: 'demo' });
  const bench: WebBench = {
    browser,
    runs: Number(values.runs),
    seira: `http://127.0.0.1:${seira.port}`,
    floors,
    wants,
    folder,
    keep: (name, figures) => (kept[name] = figures),
  };
  for (const [own, measure] of parts) {
    if (!own.some(wants)) continue;
    const rows = await measure(bench);
    load.push(loadavg()[0]!);
    for (const row of rows) console.log(goalsTable([row]).split('\n').at(-1));
    goals.push(...rows);
  }
  floors.stop();
  await seira.stop();
} finally {
  await browser.close();
  endAll();
  rmSync(root, { recursive: true, force: true });
}

const version = browser.version();
const table = goalsTable(goals);
const about = { at: new Date().toISOString(), runs: Number(values.runs), load, browser: version };
const rows = goals.map((goal) => ({ ...goal, pass: passes(goal) }));
writeFileSync(
  join(out, 'web.json'),
  `${JSON.stringify({ ...about, goals: rows, figures: kept }, null, 1)}\n`,
);
writeFileSync(join(out, 'web.md'), `${table}\n`);
const loads = [Math.min(...load), Math.max(...load)].map((value) => value.toFixed(1)).join(' to ');
console.log(`\n${values.runs} rounds, in turn; Chromium ${version}; load ${loads}.\n`);
console.log(table);
if (Math.max(...load) > cpus().length * 1.5)
  console.log('\nThe machine was busy: the ratios may hold, the milliseconds do not.');
process.exit(goals.every(passes) ? 0 : 1);
