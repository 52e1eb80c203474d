import { estimateHall, type HallInput } from '#common/line/estimate.ts';
import { drawNormal, type NextNumber } from '#common/line/random.ts';
import { VISITS_A_DAY } from './day.ts';
import { DAY, HOUR, MINUTE, type Kind } from './kinds.ts';

/**
 * Estimates when a person is called. Null if there is no estimate.
 * @param elapsed for each counter, how long its visit has lasted, in ms; null without a visit
 */
export type Estimator = (
  input: HallInput,
  elapsed: readonly (number | null)[],
) => { from: number; to: number } | null;

/** The mean of the newest visits, or the owner's figure, in milliseconds. */
const meanVisit = ({ hall }: HallInput): number => {
  const { visits, ownerMinutes } = hall.services[hall.service]!;
  const recent = visits.slice(0, 30);
  if (recent.length === 0) return ownerMinutes * MINUTE;
  const total = recent.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0);
  return total / recent.length;
};

const startOf = ({ now, opensAt }: HallInput): number => Math.max(now, opensAt);
const average = (input: HallInput): number => {
  const { waiting, counters } = input.hall;
  const ahead = waiting.length + counters.filter(({ serving }) => serving).length;
  return (meanVisit(input) * ahead) / counters.length;
};

/**
 * Our estimator next to two rules in use. Source of the first: ZMS of the city of Munich, which
 * shows 0.8 to 1.0 of the mean visit times the people ahead by counters.
 */
export const estimators: Record<'ours' | 'zms' | 'average', Estimator> = {
  ours: (input) => estimateHall(input),
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
 * The best possible estimate at a place with one service. It knows the distribution of visits, how
 * long each has lasted, who leaves and how often, and how the pace varies between days, but not the
 * future.
 */
export function oracleOf(kind: Kind, random: NextNumber): Estimator {
  const { trouble, daySpread = 0, outOfOrder = 0 } = kind;
  const counters = kind.counters.length;
  const [{ visit }] = kind.services as [Kind['services'][number]];
  const draw = (hour: number, counter: number, pace: number) =>
    visit(random, { hour, counter, pace }) * MINUTE;
  const logs = Array.from({ length: 4_000 }, (_, index) =>
    Math.log(draw((index % 80) / 10, index % counters, 1)),
  );
  const level = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - level) ** 2, 0) / logs.length;

  /** Today's pace, as far as today's visits show it. */
  const paceOf = ({ hall, opensAt }: HallInput): (() => number) => {
    if (daySpread === 0) return () => 1;
    const today = hall.services[0]!.visits.filter(
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

  return (input, elapsed) => {
    const start = startOf(input);
    const hour = (start - input.opensAt) / HOUR;
    const pace = paceOf(input);
    const pausesAfter = trouble.pauses / (counters * VISITS_A_DAY);
    const open = elapsed.slice(0, input.hall.counters.length);
    const futures = Array.from({ length: FUTURES }, () => {
      const today = pace();
      const free = open.map((taken, counter) => {
        if (taken === null) return 0;
        let length = draw(hour, counter, today);
        for (let tries = 0; tries < 60 && length <= taken; tries += 1) {
          length = draw(hour, counter, today);
        }
        return Math.max(0, length - taken);
      });
      const serve = (): number => {
        const at = free.indexOf(Math.min(...free));
        const now = free[at]!;
        free[at] = now + draw(hour + now / HOUR, at, today);
        if (random() < pausesAfter) free[at] += (8 + random() * 12) * MINUTE;
        return now;
      };
      for (let waiting = input.hall.waiting.length; waiting > 0; waiting -= 1) {
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
