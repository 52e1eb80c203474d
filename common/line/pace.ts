import type { NextNumber } from './random.ts';

/** A finished visit; instants in milliseconds. */
export interface Visit {
  startedAt: number;
  endedAt: number;
  /** True if staff forgot to end it; if undefined, other visits decide. */
  isForgotten?: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A visit longer than this many medians may have been forgotten. */
const LONG = 6;

/** Visits that differ from the median by more than this factor do not affect the pace. */
const FAR = 6;

/** The usual spread of the pace between days, in its logarithm, and its weight in days. */
const DAY_SPREAD = 0.1;
const DAY_WEIGHT = 2;

/** The number of newer visits of a day that halve the weight of a visit for the current pace. */
const HALF_LIFE = 25;

/** The length of visits at a place, learnt from its past and from today. */
export interface Pace {
  /** Draws a length at the usual pace. */
  draw(): number;
  /** Draws the rest of a visit that has lasted this long, at the usual pace. */
  drawRest(taken: number): number;
  /** The share of visits that last longer, at the usual pace. */
  longerThan(taken: number): number;
  /** The factor of visits by hours after opening. */
  hours: Float64Array;
  /** The logarithm of today's factor, and its uncertainty. */
  today: number;
  spread: number;
}

/** Fills an array with a value of each visit. `from` takes several times as long. */
function filled<T extends Float64Array | Int32Array>(
  values: T,
  visits: readonly Visit[],
  of: (visit: Visit) => number,
): T {
  for (let index = 0; index < visits.length; index += 1) values[index] = of(visits[index]!);
  return values;
}

const medianLength = (visits: readonly Visit[]): number =>
  filled(
    new Float64Array(visits.length),
    visits,
    ({ startedAt, endedAt }) => endedAt - startedAt,
  ).sort()[visits.length >> 1] ?? 0;

/**
 * Removes visits that nobody ended in time. A visit counts as forgotten if the other visits during
 * it are more work than the other counters can have done, so its own counter must have moved on.
 */
export function servedVisits(visits: readonly Visit[], counters: number): Visit[] {
  let long: number | undefined;
  return visits.filter((visit) => {
    const length = visit.endedAt - visit.startedAt;
    if (visit.isForgotten !== undefined) return !visit.isForgotten;
    long ??= LONG * medianLength(visits);
    if (length <= long) return true;
    let others = -length;
    for (const { startedAt, endedAt } of visits) {
      others += Math.max(
        0,
        Math.min(endedAt, visit.endedAt) - Math.max(startedAt, visit.startedAt),
      );
    }
    return others <= (counters - 1) * length + length * 0.1;
  });
}

const mean = (values: ArrayLike<number>, of: (index: number) => number): number => {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += of(index);
  return values.length === 0 ? 0 : sum / values.length;
};

/** Sums of values by group. */
function grouped(values: Float64Array, groups: Int32Array, count: number) {
  const sums = new Float64Array(count);
  const sizes = new Float64Array(count);
  for (let index = 0; index < values.length; index += 1) {
    sums[groups[index]!]! += values[index]!;
    sizes[groups[index]!]! += 1;
  }
  return { sums, sizes };
}

/** The variance between groups beyond chance. Prior days weigh like observed ones. */
function varianceBetween(
  { sums, sizes }: ReturnType<typeof grouped>,
  within: number,
  prior: { variance: number; weight: number },
): number {
  let sum = prior.variance * prior.weight;
  let weight = prior.weight;
  for (let group = 0; group < sums.length; group += 1) {
    const size = sizes[group]!;
    if (size < 4) continue;
    const sure = size / (size + 10);
    sum += sure * ((sums[group]! / size) ** 2 - within / size);
    weight += sure;
  }
  return Math.max(0, sum / weight);
}

export interface PaceInput {
  /** The time at which service continues. */
  start: number;
  opensAt: number;
  counters: number;
  /** In milliseconds. */
  owner: number;
  /** Visits served to their end, newest first. */
  served: readonly Visit[];
}

/** The weight of the owner's figure in visits. */
const OWNER_WEIGHT = 3;

/** Learns the pace of a place: differences by hour and between days, and today's pace so far. */
export function learnPace(
  { start, opensAt, counters, owner, served: visits }: PaceInput,
  random: NextNumber,
): Pace {
  const count = visits.length;
  const lengths = filled(new Float64Array(count), visits, ({ startedAt, endedAt }) =>
    Math.max(1_000, endedAt - startedAt),
  );
  const median = lengths.slice().sort()[count >> 1] ?? owner;
  const logs = lengths.map((length) =>
    Math.log(Math.min(median * FAR, Math.max(median / FAR, length))),
  );
  const level = mean(logs, (index) => logs[index]!);
  const rest = logs.map((log) => log - level);
  const variance = () => mean(rest, (index) => rest[index]! ** 2);

  // Days begin four hours before opening, so that visits after midnight belong to the evening.
  const begins = opensAt - 4 * HOUR;
  const hourOf = filled(
    new Int32Array(count),
    visits,
    ({ startedAt }) => ((((startedAt - opensAt) % DAY) + DAY) % DAY) / HOUR,
  );
  const hours = new Float64Array(24);
  const byHour = grouped(rest, hourOf, 24);
  const within = variance();
  const betweenHours = varianceBetween(byHour, within, { variance: 0, weight: 1 });
  for (let hour = 0; hour < 24; hour += 1) {
    const size = byHour.sizes[hour]!;
    if (size > 0)
      hours[hour] =
        ((byHour.sums[hour]! / size) * betweenHours) / (betweenHours + within / size || 1);
  }
  for (let index = 0; index < count; index += 1) rest[index]! -= hours[hourOf[index]!]!;

  const today = Math.floor((start - begins) / DAY);
  const dayOf = filled(new Int32Array(count), visits, ({ startedAt }) =>
    Math.max(0, today - Math.floor((startedAt - begins) / DAY)),
  );
  const days = dayOf.reduce((last, day) => Math.max(last, day), 0) + 1;
  const byDay = grouped(rest, dayOf, days);
  const noise = variance();
  const betweenDays = varianceBetween(byDay, noise, {
    variance: DAY_SPREAD ** 2,
    weight: DAY_WEIGHT,
  });
  const effects = byDay.sums.map(
    (sum, day) => (sum * betweenDays) / (byDay.sizes[day]! * betweenDays + noise || 1),
  );

  // Today's visits, newest first.
  let shown = 0;
  let weight = 0;
  for (let index = 0, seen = 0; index < count; index += 1) {
    if (dayOf[index] !== 0) continue;
    const own = 0.5 ** (seen / (HALF_LIFE * Math.sqrt(counters)));
    shown += own * rest[index]!;
    weight += own;
    seen += 1;
  }
  const factor = (shown * betweenDays) / (weight * betweenDays + noise || 1);
  const unsure = (betweenDays * noise) / (weight * betweenDays + noise || 1);

  // The lengths to draw from: visits at the usual pace, shortest first.
  const sorted = lengths
    .map((length, index) => length / Math.exp(hours[hourOf[index]!]! + effects[dayOf[index]!]!))
    .sort();
  const average = mean(sorted, (index) => sorted[index]!);
  const relative = count > 1 ? mean(sorted, (index) => (sorted[index]! / average - 1) ** 2) : 0.5;

  const ownShare = OWNER_WEIGHT * 0.5 ** (count / 20);
  const isOwners = () => random() * (count + ownShare) >= count;
  // At least a quarter of the owner's minutes, and on average exactly those minutes.
  const drawOwner = (taken: number) =>
    owner * ((taken > owner / 4 ? 0 : 0.25) - 0.75 * Math.log(1 - random()));
  /** The number of visits that last no longer. */
  const upTo = (taken: number): number => {
    let low = 0;
    for (let high = count; low < high;) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! <= taken) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    hours: hours.map(Math.exp),
    today: factor,
    spread: Math.sqrt(unsure + Math.min(relative, 6) / (count + OWNER_WEIGHT)),
    longerThan: (taken) => (count === 0 ? 0.5 : 1 - upTo(taken) / count),
    draw: () => (isOwners() ? drawOwner(0) : sorted[Math.floor(random() * count)]!),
    drawRest: (taken) => {
      if (isOwners()) return drawOwner(taken);
      const done = upTo(taken);
      return done < count
        ? sorted[done + Math.floor(random() * (count - done))]! - taken
        : // Beyond all observations, a visit that has lasted long continues for long.
          taken * Math.min(2, 1 / Math.sqrt(1 - random()) - 1);
    },
  };
}
