import { HELD, heldText, heldVerdict } from '#scripts/bench/harness/heldByDay.ts';
import { readOptions } from '#scripts/bench/harness/options.ts';
import { halls, heldOut, kinds } from './kinds.ts';
import { longLineMs, measure, type ServiceScore } from './measure.ts';

/**
 * `npm run bench -- estimate`: simulated days of many kinds of places. Prints for each kind the
 * share of accurate windows, their width and their pinball loss, next to two rules in use and an
 * oracle that knows the true distribution. Seeds are new with each run, and printed. `--seed 7`
 * repeats a run, `--kind rush` runs a part, `--check` exits with 1 if a cell falls short.
 */
const options = readOptions({ seed: Date.now() % 1_000_000, kind: '', days: 70, check: false });
const { seed, days } = options;

/** Goal of a window with this many people ahead in a hall, in milliseconds of processor time. */
const LONG_LINE = { people: 300, ms: 3 };
const WIDER = 1.2;

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
const shown = (value: number) => value.toFixed(2);
const row = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
const head = (cells: string[]) => {
  row(cells);
  row(cells.map(() => '---'));
};
const selected = <Value>(all: Record<string, Value>) =>
  Object.entries(all).filter(([name]) => name.includes(options.kind));

/** The criteria that a cell fails. */
function faults({ held, scores }: ServiceScore): string[] {
  const { ours, zms, average, oracle } = scores;
  const isNarrow = ours!.width <= WIDER * oracle!.width;
  return [
    isNarrow ? '' : 'width',
    // In whole minutes a quiet queue allows no narrower window.
    heldVerdict(held) === 'held' && (held.share < HELD.least || !isNarrow) ? 'held' : '',
    ours!.loss < zms!.loss && ours!.loss < average!.loss ? '' : 'loss',
  ].filter(Boolean);
}

console.log(`Seed ${seed}, ${days} days a cell.\n`);
let short = 0;
for (const [title, places] of Object.entries({ kinds, 'held out': heldOut })) {
  head([title, 'counters', 'held', 'width', 'loss', 'ZMS', 'average', 'oracle', 'wider', 'ms', '']);
  for (const [name, sizes] of selected(places)) {
    for (const kind of sizes) {
      const [score] = measure(name, kind, { seed, days }) as [ServiceScore];
      const { ours, zms, average, oracle } = score.scores;
      const found = faults(score);
      if (found.length > 0) short += 1;
      row([
        name,
        String(kind.counters.length),
        heldText(score.held),
        shown(ours!.width),
        shown(ours!.loss),
        shown(zms!.loss),
        shown(average!.loss),
        `${percent(oracle!.held)}, ${shown(oracle!.width)}, ${shown(oracle!.loss)}`,
        `${ours!.width > oracle!.width ? '+' : ''}${percent(ours!.width / oracle!.width - 1)}`,
        shown(ours!.ms),
        found.join(', ') || 'pass',
      ]);
    }
  }
  console.log('');
}
if (selected(halls).length > 0) {
  head(['halls', 'service', 'calls', 'held', 'width', 'ms', '']);
  for (const [name, kind] of selected(halls))
    for (const [service, { held, scores }] of measure(name, kind, { seed, days }).entries()) {
      const verdict = heldVerdict(held);
      if (verdict === 'held') short += 1;
      row([
        name,
        `${service + 1}: ${kind.services[service]!.minutes} min`,
        String(held.count),
        heldText(held),
        shown(scores.ours!.width),
        shown(scores.ours!.ms),
        verdict,
      ]);
    }
  const ms = longLineMs(seed, LONG_LINE.people);
  if (ms > LONG_LINE.ms) short += 1;
  console.log(
    `\nA window with ${LONG_LINE.people} people ahead in a hall: ${shown(ms)} ms, goal ${LONG_LINE.ms}.\n`,
  );
}
console.log(
  `Held: the call came inside the window, with the 95 % interval (days as clusters), which has to miss the goal for a cell to be short; goal ${percent(HELD.least)} to ${percent(HELD.most)}, more where the window is not a fifth wider than the oracle's. Width in minutes, of the oracle stretched until four of five hold; goal a fifth above it at most. Loss: pinball at 10 and 90 %, in minutes; goal below both rules. Short: ${short} cells. Repeat with --seed ${seed}.`,
);
process.exit(options.check && short > 0 ? 1 : 0);
