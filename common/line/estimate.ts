import { toClockTime, resumeAt, type Break } from './breaks.ts';
import { relevantPart, withServedVisits, type Hall } from './hall.ts';
import type { Visit } from './pace.ts';
import { numberSeededRandom } from './random.ts';
import { simulate } from './simulation.ts';

export type { Visit };

/** A window that a person saw, and their call; instants in milliseconds. */
export interface WaitPrediction {
  at: number;
  from: number;
  to: number;
  calledAt: number;
}

/** The day of a line, and the accuracy of earlier windows. */
interface WaitDay {
  /** The instant of the request, in milliseconds. */
  now: number;
  opensAt: number;
  closesAt: number;
  /** Breaks in order. A call that falls in a break comes after it. */
  breaks?: Break[];
  /** Earlier windows of people who have since been called, newest first. */
  predictions?: WaitPrediction[];
}

/** A person who waits in a hall with several services. */
export interface HallInput extends WaitDay {
  hall: Hall;
}

/** The interval in which a person is called with about 80 % probability. */
export interface WaitWindow {
  /** In milliseconds, on a whole minute. */
  from: number;
  /** In milliseconds, on a whole minute, never after closing time. */
  to: number;
  /** The source of the window: the place's own visits, or the owner's figure if they are few. */
  basis: { kind: 'visits' | 'owner'; count: number };
  /**
   * False if today may not be enough: some simulated futures reach closing time first. If most do,
   * the window is closing time alone.
   */
  enough: boolean;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Simulated futures per estimate, fewer if each is long. Enough for the outer tenth per side. */
const futuresFor = (ahead: number): number =>
  Math.min(240, Math.max(60, Math.ceil(12_000 / (ahead + 1))));

/** The target share of calls before the window, and of calls after it. */
const MISS = 0.1;

/** Below this number of visits, the owner's figure is more reliable. */
const FEW_VISITS = 5;

/** Widening of a side per missed window. Source: tuned with `npm run bench -- estimate`. */
const STEP = 0.05;

/** Below this number of windows each miss counts for more, up to three times. */
const FEW_WINDOWS = 60;

/** Maximum past windows that count. */
const PROMISED_MAX = 400;

/** Bounds of the correction of each side. */
const WIDTHS = { least: 0.2, most: 4 };

/**
 * The widening of each side, learnt from earlier windows. Each miss widens its side and each call
 * inside narrows both a little, so that in the long run a tenth of the calls lies beyond each side,
 * whatever the errors of the model. Source: Gibbs and Candès, Adaptive Conformal Inference Under
 * Distribution Shift (2021), applied to the width, which has no upper bound, instead of the level.
 */
const widthsFrom = (
  predictions: WaitPrediction[],
  closesAt: number,
): { before: number; after: number } => {
  // A window that ends with the day says nothing about a call after closing.
  const seen = predictions
    .slice(0, PROMISED_MAX)
    .filter(({ to, calledAt }) => calledAt <= to || (closesAt - to) % DAY !== 0);
  const step = STEP * (1 + 2 * Math.max(0, 1 - seen.length / FEW_WINDOWS));
  const factor = (missed: (window: WaitPrediction) => boolean): number => {
    const excess = seen.filter(missed).length - MISS * seen.length;
    return Math.min(WIDTHS.most, Math.max(WIDTHS.least, Math.exp(step * excess)));
  };
  return {
    before: factor(({ calledAt, from }) => calledAt < from),
    after: factor(({ calledAt, to }) => calledAt > to),
  };
};

const quantile = (sorted: Float64Array, level: number): number => {
  const at = (sorted.length - 1) * level;
  const low = sorted[Math.floor(at)]!;
  return low + (sorted[Math.ceil(at)]! - low) * (at % 1);
};

/** The instant of the newest visit of a hall; undefined if there is none. */
const latestEnd = ({ services }: Hall): number | undefined => {
  const ends = services.flatMap(({ visits }) => visits[0]?.endedAt ?? []);
  return ends.length > 0 ? Math.max(...ends) : undefined;
};

/**
 * Estimates when a person is called. A few hundred futures of the line are simulated from the
 * recent visits of each service, and each side of the middle 80 % is corrected by the accuracy of
 * earlier windows. The same input always gives the same result.
 * @returns null if nobody is served any more today, or no counter serves the service
 */
export function estimateHall(input: HallInput): WaitWindow | null {
  const { opensAt, closesAt, breaks = [], predictions = [] } = input;
  const part = relevantPart(input.hall);
  const now = Math.floor(input.now / MINUTE) * MINUTE;
  const start = resumeAt(Math.max(now, opensAt), breaks);
  if (start >= closesAt) return null;
  // The same draws until a visit ends, so that a new window means that something happened.
  const random = numberSeededRandom(latestEnd(part) ?? opensAt);
  const hall = withServedVisits(part);
  const futures = simulate({ ...hall, now, start, opensAt, breaks }, random);
  if (!futures) return null;
  const count = hall.services[hall.service]!.visits.length;
  const calls = Float64Array.from({ length: futuresFor(futures.ahead) }, futures.draw).sort();
  const middle = quantile(calls, 0.5);
  const width = widthsFrom(predictions, closesAt);
  // If futures cluster, only another quantile reaches the next cluster. Otherwise both agree.
  const reach = (factor: number, side: (share: number) => number) =>
    (quantile(calls, side(Math.min(0.45, Math.max(0.01, MISS / factor)))) - middle) *
    Math.sqrt(factor);
  const called = {
    from: Math.max(start, middle + reach(width.before, (share) => share)),
    to: Math.max(start, middle + reach(width.after, (share) => 1 - share)),
  };
  const from = toClockTime(called.from, start, breaks);
  const to = Math.max(from, toClockTime(called.to, start, breaks, true));
  return {
    from: Math.min(Math.floor(from / MINUTE) * MINUTE, closesAt),
    to: Math.min(Math.ceil(to / MINUTE) * MINUTE, closesAt),
    basis: { kind: count < FEW_VISITS ? 'owner' : 'visits', count },
    enough: to <= closesAt,
  };
}
