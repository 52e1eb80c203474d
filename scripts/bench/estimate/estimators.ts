import { estimateWait, type WaitInput } from '#common/line/estimate.ts';
import { drawNormal, type NextNumber } from '#common/line/random.ts';
import type { Truth } from './day.ts';
import type { Kind } from './kinds.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Estimates when a person is called; null without an estimate. */
export type Estimator = (input: WaitInput, truth: Truth) => { from: number; to: number } | null;

/** The mean of the newest visits, or the owner's figure, in milliseconds. */
const meanVisit = ({ visits, ownerMinutes }: WaitInput): number => {
  const recent = visits.slice(0, 30);
  if (recent.length === 0) return ownerMinutes * MINUTE;
  const total = recent.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0);
  return total / recent.length;
};

const startOf = ({ now, opensAt }: WaitInput): number => Math.max(now, opensAt);
const average = (input: WaitInput): number => (meanVisit(input) * input.ahead) / input.counters;

/**
 * Our estimator next to two rules in use. Source of the first: ZMS of the city of Munich, which
 * shows 0.8 to 1.0 of the mean visit times the people ahead by counters.
 */
export const estimators: Record<'ours' | 'zms' | 'average', Estimator> = {
  ours: (input) => estimateWait(input),
  zms: (input) => {
    const wait = average(input);
    return { from: startOf(input) + 0.8 * wait, to: startOf(input) + wait };
  },
  average: (input) => {
    const at = startOf(input) + average(input);
    return { from: at, to: at };
  },
};

const FUTURES = 200;

/**
 * The best possible estimate. It knows the distribution of visits, how long each has lasted, who
 * leaves and how often, and how the pace varies between days, but not the future.
 */
export function oracleOf(kind: Kind, counters: number, random: NextNumber): Estimator {
  const { trouble, visit, daySpread = 0, outOfOrder = 0 } = kind;
  const draw = (hour: number, counter: number, pace: number) =>
    visit(random, { hour, counter, pace }) * MINUTE;
  const logs = Array.from({ length: 4_000 }, (_, index) =>
    Math.log(draw((index % 80) / 10, index % counters, 1)),
  );
  const level = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - level) ** 2, 0) / logs.length;

  /** Today's pace, as far as today's visits show it. */
  const paceOf = ({ visits, opensAt }: WaitInput): (() => number) => {
    if (daySpread === 0) return () => 1;
    const today = visits.filter(
      ({ startedAt }) => startedAt >= opensAt && startedAt < opensAt + DAY,
    );
    const excess = today.reduce(
      (sum, { startedAt, endedAt }) => sum + Math.log(endedAt - startedAt) - level,
      0,
    );
    const precision = 1 / daySpread ** 2 + today.length / variance;
    return () =>
      Math.exp(excess / variance / precision + drawNormal(random) / Math.sqrt(precision));
  };

  return (input, { hour, elapsed }) => {
    const start = startOf(input);
    const pace = paceOf(input);
    const pausesAfter = trouble.pauses / (counters * 80);
    const futures = Array.from({ length: FUTURES }, () => {
      const today = pace();
      const free = Array.from({ length: input.counters }, (_, counter) => {
        const taken = elapsed[counter];
        if (taken === undefined) return 0;
        let length = draw(hour, counter, today);
        for (let tries = 0; tries < 60 && length <= taken; tries += 1) {
          length = draw(hour, counter, today);
        }
        return Math.max(0, length - taken);
      });
      const serve = (): number => {
        const at = free.indexOf(Math.min(...free));
        const now = free[at]!;
        free[at] = now + draw(hour + now / (60 * MINUTE), at, today);
        if (random() < pausesAfter) free[at] += (8 + random() * 12) * MINUTE;
        return now;
      };
      for (let waiting = input.ahead - elapsed.length; waiting > 0; waiting -= 1) {
        const leaves = random() < trouble.leave && random() * 40 * MINUTE < Math.min(...free);
        if (!leaves) serve();
        if (random() < trouble.first * 0.9) serve();
      }
      while (random() < outOfOrder / 2) serve();
      return Math.min(...free);
    }).sort((one, other) => one - other);
    const side = (share: number) => start + futures[Math.round(share * (FUTURES - 1))]!;
    return {
      from: Math.floor(side(0.1) / MINUTE) * MINUTE,
      to: Math.ceil(side(0.9) / MINUTE) * MINUTE,
    };
  };
}
