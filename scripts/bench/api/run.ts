import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAnswers } from './answers.ts';
import type { Bench } from './bench.ts';
import { measureNotify } from './notify.ts';
import { measurePages } from './pages.ts';
import { measurePgliteTickets } from './pglite.ts';
import { measureTickets } from './tickets.ts';
import { endAll } from '#scripts/bench/harness/processes.ts';
import { goalsTable, passes, type Goal } from '#scripts/bench/harness/table.ts';

/**
 * `npm run bench:api [-- answers pages tickets notify pglite]`: the server against bare rivals built
 * beside it in the same run, in turn, ROUNDS (5) times, SECONDS (3) each. Exits with 1 when a row
 * misses its goal.
 */
const rounds = Number(process.env.ROUNDS) || 5;
const seconds = Number(process.env.SECONDS) || 3;
const asked = process.argv.slice(2);
const parts: Record<string, (bench: Bench) => Promise<Goal[]>> = {
  answers: measureAnswers,
  pages: measurePages,
  tickets: measureTickets,
  notify: measureNotify,
  pglite: measurePgliteTickets,
};

const root = mkdtempSync(join(tmpdir(), 'seira-bench-'));
chmodSync(root, 0o755);
const bench: Bench = {
  rounds,
  seconds,
  folder: (name) => {
    const folder = join(root, name);
    mkdirSync(folder);
    return folder;
  },
};
const goals: Goal[] = [];
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const rows = await measure(bench);
    for (const row of rows) console.log(goalsTable([row]).split('\n').at(-1));
    goals.push(...rows);
  }
} finally {
  endAll();
  rmSync(root, { recursive: true, force: true });
}
console.log(
  `\n${rounds} rounds of ${seconds} s, in turn; a ratio is ours by theirs in one round.\n`,
);
console.log(goalsTable(goals));
process.exit(goals.every(passes) ? 0 : 1);
