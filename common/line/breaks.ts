/** A part of a day in which nobody is served, between two intervals; instants in milliseconds. */
export interface Break {
  from: number;
  to: number;
}

/** The breaks between intervals, which need no order. */
export function breaksOf(intervals: readonly (readonly [number, number])[]): Break[] {
  const breaks: Break[] = [];
  let end = Infinity;
  for (const [from, to] of intervals.toSorted(([one], [other]) => one - other)) {
    if (from > end) breaks.push({ from: end, to: from });
    end = end === Infinity ? to : Math.max(end, to);
  }
  return breaks;
}

/** How much of the time between two instants lies in breaks. */
export const pausedBetween = (from: number, to: number, breaks: readonly Break[]): number =>
  breaks.reduce(
    (sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)),
    0,
  );

/** When serving goes on: at an instant, or after the break in which it lies. */
export const resumeAt = (at: number, breaks: readonly Break[]): number =>
  breaks.find(({ from, to }) => from <= at && at < to)?.to ?? at;

/**
 * The instant by the clock of one that counts serving time from `start` on, since serving pauses
 * during breaks.
 * @param isEnd an end of a window may be the very beginning of a break, a call cannot
 */
export function byTheClock(
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
