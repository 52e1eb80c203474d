import { singleHall } from './hall.ts';
import { servedVisits, type Visit } from './pace.ts';
import { numberSeededRandom } from './random.ts';
import { simulate } from './simulation.ts';

/** Simulated futures per number of counters. */
const FUTURES = 400;

const MINUTE = 60_000;

export interface SlotInput {
  /** An instant in the busy hours, and the opening before it, in milliseconds. */
  at: number;
  opensAt: number;
  /** The usual number of people waiting when somebody arrives. */
  waiting: number;
  counters: number;
  ownerMinutes: number;
  /** Finished visits of the place, newest first. */
  visits: readonly Visit[];
}

/**
 * The usual wait in minutes with a number of counters: the median of futures simulated as for the
 * windows that visitors see. All counters are busy. The same input always gives the same result.
 */
function usualWait({ at, opensAt, waiting, counters, ownerMinutes, visits }: SlotInput) {
  const random = numberSeededRandom(at, counters);
  const served = servedVisits(visits, counters);
  const lengths = served.map((visit) => visit.endedAt - visit.startedAt).sort((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? ownerMinutes * MINUTE;
  const hall = singleHall({
    ahead: waiting + counters,
    counters,
    ownerMinutes,
    // Every counter is somewhere in a visit: without this, it would be in its last known one.
    underWay: Array.from({ length: counters }, (_, n) => at - ((n + 1) / (counters + 1)) * usual),
    visits: served,
  });
  const futures = simulate({ ...hall, now: at, start: at, opensAt }, random)!;
  const calls = Array.from({ length: FUTURES }, futures.draw).sort((one, other) => one - other);
  return (calls[FUTURES >> 1]! - at) / MINUTE;
}

/** The effect of one more counter, in whole minutes. */
export function oneMoreCounter(slot: SlotInput): { now: number; after: number } {
  const round = (minutes: number) => Math.max(0, Math.round(minutes));
  return {
    now: round(usualWait(slot)),
    after: round(usualWait({ ...slot, counters: slot.counters + 1 })),
  };
}
