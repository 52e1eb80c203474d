import type { Wait } from '#common/line/wait.ts';

/** An open number of the same person, and when it is probably called. */
export interface OtherNumber {
  organisation: { title: string };
  dueDate: string;
  /** Instants, ISO 8601; null when nothing can be said. */
  window: { from: string; to: string } | null;
}

const MINUTE = 60_000;

/**
 * The first number of the same person that may be called while one taken now is: two windows of the
 * same day that meet.
 * @param minutes the window of a number taken now, in minutes from now; null: nothing can be said
 * @param now in ms
 */
export const overlapping = <Other extends OtherNumber>(
  others: readonly Other[],
  { date, minutes, now }: { date: string; minutes: Wait['minutes'] | undefined; now: number },
): (Other & { window: NonNullable<OtherNumber['window']> }) | null => {
  if (!minutes) return null;
  const from = now + minutes.from * MINUTE;
  const to = now + minutes.to * MINUTE;
  for (const other of others) {
    const { window, dueDate } = other;
    if (!window || dueDate !== date) continue;
    if (Date.parse(window.from) <= to && from <= Date.parse(window.to)) return { ...other, window };
  }
  return null;
};
