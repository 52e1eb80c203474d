import { metresBetween, minutesOnFoot, type Position } from './distance.ts';

const MINUTE = 60_000;

export interface Leaving {
  /** Minutes on foot. */
  onFoot: number;
  /** When to leave, in ms; null: at once, or it is too late already. */
  at: number | null;
}

/**
 * When to leave on foot so as to be there when the window of a call begins.
 * @param from where the person is
 * @param calledFrom when the window begins, in ms
 * @param now in ms
 */
export const leavingFor = (
  from: Position,
  to: Position,
  { calledFrom, now }: { calledFrom: number; now: number },
): Leaving => {
  const onFoot = minutesOnFoot(metresBetween(from, to));
  const at = calledFrom - onFoot * MINUTE;
  return { onFoot, at: at - now < MINUTE ? null : at };
};
