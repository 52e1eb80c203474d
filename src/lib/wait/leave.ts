import { metresBetween, minutesOnFoot, type Position } from './distance.ts';

const MINUTE = 60_000;

export interface Departure {
  onFoot: number;
  /** Departure time, in ms. Null means now. */
  at: number | null;
}

/**
 * Latest departure on foot to arrive at the start of a window.
 * @param from the person's position
 * @param calledFrom start of the window, in ms
 * @param now in ms
 */
export const departureFor = (
  from: Position,
  to: Position,
  { calledFrom, now }: { calledFrom: number; now: number },
): Departure => {
  const onFoot = minutesOnFoot(metresBetween(from, to));
  const at = calledFrom - onFoot * MINUTE;
  return { onFoot, at: at - now < MINUTE ? null : at };
};
