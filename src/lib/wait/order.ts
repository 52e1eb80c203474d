import type { Wait } from '#common/line/wait.ts';

/** Minutes for each person ahead where a place does not say how long they take. */
const PACE = 7;

/** Where nobody is served at once, other places come first. */
const behind: Record<Wait['status'], number> = {
  open: 0,
  paused: 100_000,
  full: 200_000,
  ended: 200_000,
  none: 200_000,
  closed: 300_000,
};

/** Minutes until the call of whoever takes a number now at an open place; null: not known. */
export const minutesToCall = ({ waiting, minutes }: Pick<Wait, 'waiting' | 'minutes'>) => {
  if (waiting === 0) return 0;
  if (minutes) return (minutes.from + minutes.to) / 2;
  return waiting === null ? null : waiting * PACE;
};

/**
 * The figure that orders places by their wait, the shortest first; null where none is known.
 * @param now in ms
 */
export const waitFigure = (wait: Wait | null | undefined, now: number): number | null => {
  if (!wait) return null;
  const { status, opensAt, waiting } = wait;
  if (status === 'closed') return behind.closed + (opensAt ? (opensAt - now) / 60_000 : 1e6);
  if (status !== 'open') return behind[status] + (waiting ?? 0);
  return minutesToCall(wait);
};
