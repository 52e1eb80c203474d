import { estimateHall, type Visit, type WaitPrediction } from '#common/line/estimate.ts';
import { isCounterFree, isServedAt } from '#common/line/hall.ts';
import { drawNormal, numberSeededRandom, type NextNumber } from '#common/line/random.ts';
import { heldByDay, type Held } from '#scripts/bench/harness/heldByDay.ts';
import { simulateHallDay, type HallKind } from './hallDay.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const about =
  (minutes: number, spread = 0.6) =>
  (random: NextNumber): number =>
    minutes * Math.exp(spread * drawNormal(random) - spread ** 2 / 2);
const service = (share: number, minutes: number) => ({ share, minutes, visit: about(minutes) });

const three = [service(0.4, 4), service(0.35, 5), service(0.25, 8)];
/** Each service has a counter of its own, and one counter serves all. */
const oneShared = [[0], [1], [2], null];

/** Places with several services, served by the same counters. */
export const halls: Record<string, HallKind> = {
  'three services, one counter shared': { services: three, counters: oneShared, slack: 1.1 },
  'one service rare and long': {
    services: [service(0.95, 5), service(0.05, 30)],
    counters: [[0], [0], null],
    slack: 1.1,
  },
  'priority for 15 %': { services: three, counters: oneShared, slack: 1.1, priority: 0.15 },
  'transfers of 10 %': { services: three, counters: oneShared, slack: 1.25, transfers: 0.1 },
  'a hall whose shared counter closes': {
    services: three,
    counters: [[0], [1], [2], null, null],
    slack: 1.5,
    closes: { counter: 4, afterHours: 3 },
  },
  'a hall with people set aside and away': {
    services: three,
    counters: oneShared,
    slack: 1.25,
    parks: 0.1,
    away: 0.1,
  },
};

export interface HallScore {
  held: Held;
  /** The mean in minutes. */
  width: number;
  ms: number;
}

interface HallOptions {
  seed: number;
  days: number;
  /** Days without a score. */
  learning: number;
  /** Estimates of a service per day. */
  estimatesADay: number;
  predictionsMax: number;
}

/** The score of each service of a hall. */
export function measureHall(name: string, kind: HallKind, options: HallOptions): HallScore[] {
  const { seed, days, learning } = options;
  const nameSum = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % 2 ** 31;
  const random = numberSeededRandom(seed, nameSum);
  const sampling = numberSeededRandom(seed, nameSum, 1);
  const work = kind.services.reduce((sum, { share, minutes }) => sum + share * minutes, 0);
  const aDay = (7 * 60 * kind.counters.length) / (work * kind.slack);
  const past = kind.services.map(() => ({
    visits: [] as Visit[],
    predictions: [] as WaitPrediction[],
    held: heldByDay(),
    score: { count: 0, width: 0, ms: 0 },
  }));
  for (let day = 0; day < days; day += 1) {
    simulateHallDay({
      day,
      kind,
      visits: past.map(({ visits }) => visits),
      random,
      onAsk: (input) => {
        const { predictions, held, score } = past[input.hall.service]!;
        const { share } = kind.services[input.hall.service]!;
        // With a free counter there is nothing to estimate.
        if (isCounterFree(input.hall) || sampling() * aDay * share >= options.estimatesADay)
          return () => {};
        const before = process.cpuUsage();
        const window = estimateHall({ ...input, predictions });
        const { user, system } = process.cpuUsage(before);
        return (calledAt) => {
          if (!window) return;
          predictions.unshift({ at: input.now, from: window.from, to: window.to, calledAt });
          predictions.length = Math.min(predictions.length, options.predictionsMax);
          if (day < learning) return;
          // No window extends beyond closing time, so later calls count as closing time.
          const called = Math.min(calledAt, input.closesAt);
          score.count += 1;
          held.add(day, window.from <= called && called <= window.to);
          score.width += (window.to - window.from) / MINUTE;
          score.ms += (user + system) / 1_000;
        };
      },
    });
  }
  return past.map(({ held, score: { count, ...sums } }) => ({
    held: held.result(),
    width: sums.width / count,
    ms: sums.ms / count,
  }));
}

/** Milliseconds of a window with this many people ahead and as many visits as the server reads. */
export function longLineMs(seed: number, people: number): number {
  const random = numberSeededRandom(seed);
  const kind = halls['three services, one counter shared']!;
  const now = 100 * DAY + 11 * HOUR;
  const opensAt = now - 3 * HOUR;
  const counters = kind.counters.map((serves, index) => ({
    serves,
    serving: { service: index % kind.services.length, startedAt: now - index * MINUTE },
  }));
  const services = kind.services.map(({ minutes, visit }, index) => {
    const { length } = counters.filter((counter) => isServedAt(counter, index));
    const visits = Array.from({ length: 400 * length }, (_, n) => {
      const endedAt = now - Math.floor(n / 80) * DAY - (n % 80) * 2 * MINUTE;
      return { startedAt: endedAt - visit(random) * MINUTE, endedAt, isForgotten: false };
    });
    return { ownerMinutes: minutes, visits };
  });
  const waiting = Array.from({ length: people - counters.length }, () => Math.floor(random() * 3));
  const hall = { services, service: 2, counters, isKnown: true, waiting };
  const runs = 40;
  let before = process.cpuUsage();
  for (let run = -runs; run < runs; run += 1) {
    // The first runs only warm up the compiler.
    if (run === 0) before = process.cpuUsage();
    estimateHall({ now, opensAt, closesAt: now + 100 * HOUR, hall });
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / runs;
}
