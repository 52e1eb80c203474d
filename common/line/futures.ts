import { normal, type Random } from './random.ts';

/** A line at one instant, as far as its future depends on it; instants in milliseconds. */
export interface Line {
  now: number;
  /** When serving goes on: now, or the opening time still to come. */
  start: number;
  /** People before the one who asks, those being served included. */
  ahead: number;
  counters: number;
  ownerMinutes: number;
  /** Finished visits, newest first. */
  visits: { startedAt: number; endedAt: number }[];
}

/** Visits after which an older one counts half: the pace of a day changes. */
const HALF_LIFE = 20;

/** The owner's word weighs as much as so many visits. */
const OWNER_WEIGHT = 3;

/** How unsure the pace itself is, as a share, however many visits there were. */
const PACE_SPREAD = 0.05;

/** A visit longer than so many medians was forgotten rather than served. */
const OUTLIER = 6;

/** The visits that were served to their end. */
const withoutOutliers = (visits: Line['visits']): Line['visits'] => {
  const lengths = visits.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return visits.filter(({ startedAt, endedAt }) => endedAt - startedAt <= OUTLIER * median);
};

/** How far apart in the day two visits may be to tell of each other: mornings are not evenings. */
const NEAR_IN_DAY = 45 * 60_000;

/** A visit of another day says this much of one of today, and this much by its time of day. */
const OTHER_DAY = 0.3;
const SAME_TIME = 0.4;

const DAY = 86_400_000;

/** How much each visit says about the next one: the newest most, and those of this time of day. */
const weightsOf = (ends: number[], now: number): number[] =>
  ends.map((end, index) => {
    const apart = (now - end) % DAY;
    const inDay = Math.min(apart, DAY - apart) / NEAR_IN_DAY;
    const today = now - end < DAY / 2 ? 1 : OTHER_DAY;
    return today * 0.5 ** (index / HALF_LIFE) + SAME_TIME * Math.exp(-(inDay ** 2) / 2);
  });

/** Draws the length of a visit by these weights, the owner's word among them. */
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
    // A quarter of the owner's minutes at least, and as much in the mean.
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

/** How far the pace may be from the one that the visits show, as a standard deviation. */
const paceSpread = (lengths: number[]): number => {
  const count = Math.min(lengths.length, HALF_LIFE * 1.5) + OWNER_WEIGHT;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const variance =
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length);
  const relative = lengths.length > 1 ? variance / mean ** 2 : 0.5;
  return Math.sqrt(PACE_SPREAD ** 2 + relative / count);
};

/**
 * A generator of futures: each call draws one and answers the instant at which the person is called
 * in it. Where people wait, a counter calls the next one as soon as its visit ends, so the newest
 * visits' ends tell how long those under way have taken already.
 */
export function futuresOf(line: Line, random: Random): () => number {
  const { now, start, ahead, counters, ownerMinutes, visits } = line;
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
    return busy && ended !== undefined ? Math.max(0, now - ended) : 0;
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
