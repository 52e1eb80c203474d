import type { Wait } from '#common/line/wait.ts';

/** Minutes per person ahead if the place does not send an estimate. */
const PACE = 7;

/** Ranks for places without immediate service, after all others. */
const behind: Record<Wait['status'], number> = {
  open: 0,
  paused: 100_000,
  full: 200_000,
  ended: 200_000,
  none: 200_000,
  closed: 300_000,
};

/** Minutes until a ticket taken now is called at an open place. Null if unknown. */
export const minutesToCall = ({ waiting, minutes }: Pick<Wait, 'waiting' | 'minutes'>) => {
  if (waiting === 0) return 0;
  if (minutes) return (minutes.from + minutes.to) / 2;
  return waiting === null ? null : waiting * PACE;
};

/**
 * Sort value of a place by wait, shortest first. Null if unknown.
 * @param now in ms
 */
export const waitFigure = (wait: Wait | null | undefined, now: number): number | null => {
  if (!wait) return null;
  const { status, opensAt, waiting } = wait;
  if (status === 'closed') return behind.closed + (opensAt ? (opensAt - now) / 60_000 : 1e6);
  if (status !== 'open') return behind[status] + (waiting ?? 0);
  return minutesToCall(wait);
};
