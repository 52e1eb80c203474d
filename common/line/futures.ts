import { pausedBetween, type Break } from './breaks.ts';
import { learnPace, type Visit } from './pace.ts';
import { normal, type Random } from './random.ts';

/** A line in one minute, as far as its future depends on it; instants in milliseconds. */
export interface Line {
  /** When the minute begins. */
  now: number;
  /** When serving continues: now, or the opening time if that is still to come. */
  start: number;
  opensAt: number;
  /** People ahead of the one who asks, including those being served. */
  ahead: number;
  counters: number;
  ownerMinutes: number;
  /** When nobody is served in between. */
  breaks?: Break[];
  /** When the visits under way began, newest first, where known. */
  underWay?: number[];
  /** Finished visits, newest first, and those of them that were served to their end. */
  visits: readonly Visit[];
  served: readonly Visit[];
}

const HOUR = 3_600_000;

/** At most this share of people are gone when they would be called. */
const GONE = 0.06;

/** A clerk pauses once in this time, for eight to twenty minutes. */
const PAUSE_EVERY = 7 * HOUR;
const PAUSE = { least: 8 * 60_000, most: 20 * 60_000 };

/** How likely it is that a counter was idle where nobody waits, and that its clerk pauses. */
const IDLE = 0.1;
const PAUSING = 0.016;

/**
 * A generator of futures: each call draws one and returns the instant at which the person is called
 * in it. Where nobody knows when the visits under way began, the end of a counter's latest one tells
 * it: where people are waiting, a counter calls the next one as soon as its visit ends.
 */
export function futuresOf(line: Line, random: Random): () => number {
  const { now, start, opensAt, ahead, counters, breaks = [], visits, served } = line;
  if (ahead < counters) return () => start;
  const owner = line.ownerMinutes * 60_000;
  const pace = learnPace({ start, opensAt, counters, served, owner }, random);
  // Nobody is served before the doors open, nor in a break.
  const underWay = start === now ? line.underWay : undefined;
  // Below zero for a visit that began in the present minute, of which `now` is the start.
  const elapsed = Array.from({ length: counters }, (_, index) => {
    const began = underWay ? underWay[index] : visits[index]?.endedAt;
    if (start !== now || began === undefined) return 0;
    return now - Math.max(began, opensAt) - pausedBetween(began, now, breaks);
  });
  const { hours, draw } = pace;
  const usualNow = Math.exp(pace.today);
  // A counter where nobody is served was idle or pauses. Where that is not known, so was one whose
  // latest visit ended longer ago than visits last.
  const odds = ahead === counters ? IDLE : PAUSING;
  const unsure = elapsed.map((taken, index) =>
    underWay
      ? Number(index >= underWay.length)
      : odds / (odds + pace.longerThan(taken / usualNow) || 1),
  );
  const firstHour = Math.max(0, start - opensAt);
  const free = new Float64Array(counters);
  return () => {
    const today = Math.exp(pace.today + normal(random) * pace.spread);
    const at = (after: number) => today * hours[Math.floor((firstHour + after) / HOUR) % 24]!;
    const first = at(0);
    const gone = random() * GONE;
    for (let index = 0; index < counters; index += 1) {
      const taken = elapsed[index]! / first;
      if (random() < unsure[index]!) {
        const begun = draw() * first;
        free[index] = random() < 0.5 ? begun * random() : begun + random() * PAUSE.least;
      } else free[index] = pace.drawRest(taken) * first;
    }
    for (let waiting = ahead - counters; waiting > 0; waiting -= 1) {
      if (random() < gone) continue;
      const next = soonest(free);
      const length = draw() * at(free[next]!);
      free[next]! += length;
      if (random() * PAUSE_EVERY < length) {
        free[next]! += PAUSE.least + random() * (PAUSE.most - PAUSE.least);
      }
    }
    return start + free[soonest(free)]!;
  };
}

const soonest = (free: Float64Array): number => {
  let best = 0;
  for (let index = 1; index < free.length; index += 1) if (free[index]! < free[best]!) best = index;
  return best;
};
