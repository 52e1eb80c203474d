import { pausedBetween, type Break } from './breaks.ts';
import { normal, type Random } from './random.ts';

/** A line at one instant, as far as its future depends on it; instants in milliseconds. */
export interface Line {
  now: number;
  /** When serving continues: now, or the opening time if that is still to come. */
  start: number;
  /** People ahead of the one who asks, including those being served. */
  ahead: number;
  counters: number;
  ownerMinutes: number;
  /** When nobody is served in between. */
  breaks?: Break[];
  /** Finished visits, newest first. */
  visits: { startedAt: number; endedAt: number }[];
}

/** After this many newer visits a visit counts half, because the pace of a day changes. */
const HALF_LIFE = 20;

/** The owner's figure weighs as much as this many visits. */
const OWNER_WEIGHT = 3;

/** How uncertain the pace itself is, as a share, however many visits there were. */
const PACE_SPREAD = 0.05;

/** A visit longer than this many medians was forgotten rather than served. */
const OUTLIER = 6;

/** The visits that were actually served to their end. */
const withoutOutliers = (visits: Line['visits']): Line['visits'] => {
  const lengths = visits.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return visits.filter(({ startedAt, endedAt }) => endedAt - startedAt <= OUTLIER * median);
};

/** How far apart in the day two visits may be to count as similar: mornings are not evenings. */
const NEAR_IN_DAY = 45 * 60_000;

/** The weight of a visit on another day, and the extra weight of one at this time of day. */
const OTHER_DAY = 0.3;
const SAME_TIME = 0.4;

const DAY = 86_400_000;

/** How much each visit says about the next one: the newest most, and those at this time of day. */
const weightsOf = (ends: number[], now: number): number[] =>
  ends.map((end, index) => {
    const apart = (now - end) % DAY;
    const inDay = Math.min(apart, DAY - apart) / NEAR_IN_DAY;
    const today = now - end < DAY / 2 ? 1 : OTHER_DAY;
    return today * 0.5 ** (index / HALF_LIFE) + SAME_TIME * Math.exp(-(inDay ** 2) / 2);
  });

/** Draws the length of a visit by these weights, including the owner's figure. */
const drawerOf = (
  lengths: number[],
  weights: number[],
  owner: number,
  random: Random,
): (() => number) => {
  let total = 0;
  const sums = weights.map((weight) => (total += weight));
  const ownShare = total / (total + OWNER_WEIGHT * 0.5 ** (lengths.length / HALF_LIFE));
  return () => {
    // At least a quarter of the owner's minutes, and on average exactly those minutes.
    if (random() >= ownShare) return owner * (0.25 - 0.75 * Math.log(1 - random()));
    const at = random() * total;
    let low = 0;
    for (let high = sums.length - 1; low < high;) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < at) low = middle + 1;
      else high = middle;
    }
    return lengths[low]!;
  };
};

/** How far the pace may be from what the visits show, as a standard deviation. */
const paceSpread = (lengths: number[]): number => {
  const count = Math.min(lengths.length, HALF_LIFE * 1.5) + OWNER_WEIGHT;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const variance =
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length);
  const relative = lengths.length > 1 ? variance / mean ** 2 : 0.5;
  return Math.sqrt(PACE_SPREAD ** 2 + relative / count);
};

/**
 * A generator of futures: each call draws one and returns the instant at which the person is called
 * in it. Where people are waiting, a counter calls the next one as soon as its visit ends, so the
 * end of its latest visit tells how long the current one has taken already.
 */
export function futuresOf(line: Line, random: Random): () => number {
  const { now, start, ahead, counters, ownerMinutes, breaks = [], visits } = line;
  if (ahead < counters) return () => start;
  const usual = withoutOutliers(visits);
  const lengths = usual.map(({ startedAt, endedAt }) => Math.max(1_000, endedAt - startedAt));
  const weights = weightsOf(
    usual.map(({ endedAt }) => endedAt),
    start,
  );
  const draw = drawerOf(lengths, weights, ownerMinutes * 60_000, random);
  const spread = paceSpread(lengths);
  const busy = start === now;
  const elapsed = Array.from({ length: counters }, (_, index) => {
    const ended = visits[index]?.endedAt;
    return busy && ended !== undefined
      ? Math.max(0, now - ended - pausedBetween(ended, now, breaks))
      : 0;
  });
  const rest = (taken: number): number => {
    for (let tries = 0; tries < 6; tries += 1) {
      const length = draw();
      if (length > taken) return length - taken;
    }
    return draw() * random();
  };
  const free = new Float64Array(counters);
  return () => {
    const pace = Math.exp(normal(random) * spread);
    for (let index = 0; index < counters; index += 1) free[index] = rest(elapsed[index]!) * pace;
    for (let waiting = ahead - counters; waiting > 0; waiting -= 1) {
      free[soonest(free)]! += draw() * pace;
    }
    return start + free[soonest(free)]!;
  };
}

const soonest = (free: Float64Array): number => {
  let best = 0;
  for (let index = 1; index < free.length; index += 1) if (free[index]! < free[best]!) best = index;
  return best;
};
