import { estimateHall, type Visit, type WaitPrediction } from '#common/line/estimate.ts';
import { isCounterFree, isServedAt } from '#common/line/hall.ts';
import { numberSeededRandom } from '#common/line/random.ts';
import { heldByDay, type Held } from '#scripts/bench/harness/heldByDay.ts';
import { simulateDay } from './day.ts';
import { estimators, oracleOf, type Estimator } from './estimators.ts';
import { DAY, halls, HOUR, MINUTE, type Kind } from './kinds.ts';

/** First days, which get no score: the estimators have no history of the place yet. */
const LEARNING = 10;
/** Estimates of a service per day. More would repeat the evidence of the same day. */
const ESTIMATES_A_DAY = 25;
/** The server's limit of windows. */
const PREDICTIONS_MAX = 400;
/** The share of calls that must fall within their window. */
const PROMISE = 0.8;

/** For all windows of one estimator: sums, and means in minutes once divided. */
interface Score {
  count: number;
  held: number;
  width: number;
  loss: number;
  ms: number;
}

/** The windows of a service: ours by day, and the scores of all estimators. */
export interface ServiceScore {
  held: Held;
  scores: Record<string, Score>;
}

type Prediction = readonly [from: number, to: number, called: number];

/**
 * The factor by which windows must widen for four of five to be accurate. The oracle knows visits and
 * days, but not who is let in out of order or when a counter closes. If it misses more, it breaks the
 * promise, and its width says nothing about an estimator that keeps it.
 */
function stretchOf(windows: readonly Prediction[]): number {
  const needed = windows
    .map(([from, to, called]) => Math.abs(called - (from + to) / 2) / Math.max(1, (to - from) / 2))
    .sort((one, other) => one - other);
  return Math.max(1, needed[Math.ceil(PROMISE * needed.length) - 1] ?? 1);
}

/** The loss whose mean is least at the quantile of this level, in minutes. */
const pinball = (level: number, predicted: number, came: number): number =>
  (came >= predicted ? level * (came - predicted) : (1 - level) * (predicted - came)) / MINUTE;

/** Processor time of some work, in milliseconds. */
function timed<Result>(work: () => Result): { result: Result; ms: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1_000 };
}

/** The score of each service. The rules and the oracle are for places with one service. */
export function measure(
  name: string,
  kind: Kind,
  { seed, days }: { seed: number; days: number },
): ServiceScore[] {
  const nameSum = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % 2 ** 31;
  const random = numberSeededRandom(seed, kind.counters.length, nameSum);
  const sampling = numberSeededRandom(seed, nameSum, 1);
  const compared: Record<string, Estimator> =
    kind.services.length > 1
      ? { ours: estimators.ours }
      : { ...estimators, oracle: oracleOf(kind, numberSeededRandom(seed, 1)) };
  const past = kind.services.map(() => ({
    visits: [] as Visit[],
    predictions: [] as WaitPrediction[],
    held: heldByDay(),
    ofOracle: [] as Prediction[],
    scores: Object.fromEntries(
      Object.keys(compared).map((one) => [one, { count: 0, held: 0, width: 0, loss: 0, ms: 0 }]),
    ),
  }));
  const work = kind.services.reduce((sum, { share, minutes }) => sum + share * minutes, 0);
  const arrivals = (7 * 60 * kind.counters.length) / (work * kind.slack);
  for (let day = 0; day < days; day += 1) {
    if (kind.youngFor && day % kind.youngFor === 0)
      for (const { visits, predictions } of past) predictions.length = visits.length = 0;
    simulateDay({
      day,
      kind,
      visits: past.map(({ visits }) => visits),
      random,
      onAsk: (input, elapsed) => {
        const { predictions, held, ofOracle, scores } = past[input.hall.service]!;
        const { share } = kind.services[input.hall.service]!;
        // With a free counter there is nothing to estimate.
        if (isCounterFree(input.hall) || sampling() * arrivals * share >= ESTIMATES_A_DAY)
          return () => {};
        const windows = Object.entries(compared).map(([estimator, estimate]) => {
          const { result, ms } = timed(() => estimate({ ...input, predictions }, elapsed));
          return { estimator, window: result, ms };
        });
        return (calledAt) => {
          const own = windows[0]!.window;
          if (!own) return;
          predictions.unshift({ at: input.now, from: own.from, to: own.to, calledAt });
          predictions.length = Math.min(predictions.length, PREDICTIONS_MAX);
          if (day < LEARNING && !kind.youngFor) return;
          for (const { estimator, window, ms } of windows) {
            // No window extends beyond closing time, so later calls count as closing time.
            const [from, to, called] = [window!.from, window!.to, calledAt].map((at) =>
              Math.min(at, input.closesAt),
            ) as [number, number, number];
            const isHeld = from <= called && called <= to;
            if (estimator === 'ours') held.add(day, isHeld);
            if (estimator === 'oracle') ofOracle.push([from, to, called]);
            const score = scores[estimator]!;
            score.count += 1;
            score.held += Number(isHeld);
            score.width += (to - from) / MINUTE;
            score.loss += pinball(0.1, from, called) + pinball(0.9, to, called);
            score.ms += ms;
          }
        };
      },
    });
  }
  return past.map(({ held, ofOracle, scores }) => {
    for (const score of Object.values(scores))
      for (const key of ['held', 'width', 'loss', 'ms'] as const) score[key] /= score.count;
    if (scores.oracle) scores.oracle.width *= stretchOf(ofOracle);
    return { held: held.result(), scores };
  });
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
      const moment = { hour: 0, counter: 0, pace: 1 };
      return { startedAt: endedAt - visit(random, moment) * MINUTE, endedAt, isForgotten: false };
    });
    return { ownerMinutes: minutes, visits };
  });
  const waiting = Array.from({ length: people - counters.length }, () => Math.floor(random() * 3));
  const hall = { services, service: 2, counters, isKnown: true, waiting };
  const estimate = () => estimateHall({ now, opensAt, closesAt: now + 100 * HOUR, hall });
  const runs = 40;
  const repeated = () => {
    for (let run = 0; run < runs; run += 1) estimate();
  };
  // The first runs only warm up the compiler.
  repeated();
  return timed(repeated).ms / runs;
}
