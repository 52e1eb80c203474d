/** A part of a day without service, between two intervals; instants in milliseconds. */
export interface Break {
  from: number;
  to: number;
}

/** The breaks between intervals in any order. */
export function breaksOf(intervals: readonly (readonly [number, number])[]): Break[] {
  const breaks: Break[] = [];
  let end = Infinity;
  for (const [from, to] of intervals.toSorted(([one], [other]) => one - other)) {
    if (from > end) breaks.push({ from: end, to: from });
    end = end === Infinity ? to : Math.max(end, to);
  }
  return breaks;
}

/** How much of the time between two instants is in breaks, in milliseconds. */
export const pausedBetween = (from: number, to: number, breaks: readonly Break[]): number =>
  breaks.reduce(
    (sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)),
    0,
  );

/** The instant at which service continues: `at`, or the end of the break around it. */
export const resumeAt = (at: number, breaks: readonly Break[]): number =>
  breaks.find(({ from, to }) => from <= at && at < to)?.to ?? at;

/**
 * Converts an instant that counts service time from `start` to clock time, because service pauses
 * during breaks.
 * @param isEnd the end of a window may be the start of a break; a call cannot
 */
export function toClockTime(
  at: number,
  start: number,
  breaks: readonly Break[],
  isEnd = false,
): number {
  let shown = at;
  for (const { from, to } of breaks) {
    if (to <= start) continue;
    if (isEnd ? shown > from : shown >= from) shown += to - from;
  }
  return shown;
}
