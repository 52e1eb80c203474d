import type { ToldWindow, Visit } from '#common/line/estimate.ts';
import { seededRandom } from '#common/line/random.ts';
import { simulateDay } from './day.ts';
import { services, troubles } from './places.ts';
import { ways, type Way } from './ways.ts';

/**
 * `npm run bench:estimate`: simulated days of four kinds of places with 1, 2 and 5 counters, where
 * people leave, go first, and clerks take pauses. Prints how many windows held, how wide they were
 * beside the wait, and their pinball loss, for ours and for two rules in use. DAYS (40) a cell,
 * the first ten to learn. Ends with 1 when a cell falls short.
 */
const days = Number(process.env.DAYS) || 40;
const LEARNING = 10;
const MINUTE = 60_000;
const TOLD_KEPT = 2_000;
const HELD = { least: 0.75, most: 0.88 };

interface Cell {
  service: string;
  trouble: string;
  counters: number;
}

/** For all windows of a cell: the share that held, and means in minutes. */
interface Score {
  held: number;
  width: number;
  wait: number;
  loss: number;
  microseconds: number;
}

/** The loss whose least value in the mean is the quantile of this level, in minutes. */
const pinball = (level: number, told: number, came: number): number =>
  (came >= told ? level * (came - told) : (1 - level) * (told - came)) / MINUTE;

function measure(way: Way, { service, trouble, counters }: Cell): Score {
  const random = seededRandom(7, counters, service.length, trouble.length);
  const told: ToldWindow[] = [];
  const visits: Visit[] = [];
  const sums = { count: 0, held: 0, width: 0, wait: 0, loss: 0, microseconds: 0 };
  for (let day = 0; day < days; day += 1) {
    simulateDay({
      day,
      counters,
      service: services[service]!,
      trouble: troubles[trouble]!,
      visits,
      random,
      onAsk: (input) => {
        const before = performance.now();
        const window = way({ ...input, told });
        const took = performance.now() - before;
        return (calledAt) => {
          // Where a counter is free there is nothing to estimate.
          if (!window || input.ahead < counters) return;
          const { from, to } = window;
          told.unshift({ at: input.now, from, to, calledAt });
          told.length = Math.min(told.length, TOLD_KEPT);
          if (day < LEARNING) return;
          sums.count += 1;
          sums.held += Number(from <= calledAt && calledAt <= to);
          sums.width += (to - from) / MINUTE;
          sums.wait += (calledAt - input.now) / MINUTE;
          sums.loss += pinball(0.1, from, calledAt) + pinball(0.9, to, calledAt);
          sums.microseconds += took * 1_000;
        };
      },
    });
  }
  const { count, ...totals } = sums;
  const mean = (value: number) => value / count;
  return {
    held: mean(totals.held),
    width: mean(totals.width),
    wait: mean(totals.wait),
    loss: mean(totals.loss),
    microseconds: mean(totals.microseconds),
  };
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

let short = 0;
console.log(row(['place', 'counters', 'wait', ...Object.keys(ways), 'ours takes', '']));
console.log(row(Array.from({ length: Object.keys(ways).length + 5 }, () => '---')));
for (const trouble of Object.keys(troubles)) {
  for (const service of Object.keys(services)) {
    for (const counters of [1, 2, 5]) {
      const [ours, ...rules] = Object.values(ways).map((way) =>
        measure(way, { service, trouble, counters }),
      ) as [Score, ...Score[]];
      const good =
        ours.held >= HELD.least &&
        ours.held <= HELD.most &&
        rules.every(({ loss }) => ours.loss < loss);
      if (!good) short += 1;
      const told = ({ held, width, wait, loss }: Score) =>
        `${percent(held)}, width ${(width / wait).toFixed(2)}, loss ${loss.toFixed(2)}`;
      console.log(
        row([
          `${service}, ${trouble}`,
          String(counters),
          `${ours.wait.toFixed(0)} min`,
          ...[ours, ...rules].map(told),
          `${(ours.microseconds / 1_000).toFixed(2)} ms`,
          good ? 'pass' : 'short',
        ]),
      );
    }
  }
}
console.log(
  `\nHeld: the call came inside the window; goal ${percent(HELD.least)} to ${percent(HELD.most)}. Width: beside the wait. Loss: pinball at 10 and 90 %, in minutes; goal below both rules.`,
);
process.exit(short > 0 ? 1 : 0);
