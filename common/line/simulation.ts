import { pausedBetween, type Break } from './breaks.ts';
import { learnPace, type Visit } from './pace.ts';
import { drawNormal, type NextNumber } from './random.ts';

/** The state of a line in one minute that determines its future; instants in milliseconds. */
export interface Line {
  now: number;
  /** The time at which service continues: now, or a later opening time. */
  start: number;
  opensAt: number;
  /** People ahead of the person, including those being served. */
  ahead: number;
  counters: number;
  ownerMinutes: number;
  breaks?: Break[];
  /** Start times of the visits under way, newest first, where known. */
  underWay?: number[];
  /** Finished visits, newest first, and those that were served to their end. */
  visits: readonly Visit[];
  served: readonly Visit[];
}

const HOUR = 3_600_000;

/** The maximum share of people who have left when they would be called. */
const GONE = 0.06;

/** A clerk pauses once in this time, for eight to twenty minutes. */
const PAUSE_EVERY = 7 * HOUR;
const PAUSE = { least: 8 * 60_000, most: 20 * 60_000 };

/** Probabilities that a counter was idle if nobody waits, and that its clerk is pausing. */
const IDLE = 0.1;
const PAUSING = 0.016;

/**
 * Simulates futures: each call draws one and returns the instant at which the person is called in
 * it. If the start of the visits under way is unknown, the end of a counter's latest visit replaces
 * it: while people wait, a counter calls the next person as soon as its visit ends.
 */
export function simulate(line: Line, random: NextNumber): () => number {
  const { now, start, opensAt, ahead, counters, breaks = [], visits, served } = line;
  if (ahead < counters) return () => start;
  const owner = line.ownerMinutes * 60_000;
  const pace = learnPace({ start, opensAt, counters, served, owner }, random);
  // Nobody is served before opening, nor in a break.
  const underWay = start === now ? line.underWay : undefined;
  // Negative for a visit that began in the current minute, because `now` is the start of it.
  const elapsed = Array.from({ length: counters }, (_, index) => {
    const began = underWay ? underWay[index] : visits[index]?.endedAt;
    if (start !== now || began === undefined) return 0;
    return now - Math.max(began, opensAt) - pausedBetween(began, now, breaks);
  });
  const { hours, draw } = pace;
  const usualNow = Math.exp(pace.today);
  // A counter without a visit was idle or is pausing. If visits are unknown, so is a counter whose
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
    const today = Math.exp(pace.today + drawNormal(random) * pace.spread);
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
