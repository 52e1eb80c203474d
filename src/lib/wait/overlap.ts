import type { Wait } from '#common/line/wait.ts';

/** Another open ticket of the person, with its predicted call. */
export interface OtherNumber {
  organisation: { title: string };
  dueDate: string;
  /** Instants, ISO 8601. Null if unknown. */
  window: { from: string; to: string } | null;
}

const MINUTE = 60_000;

/**
 * The first ticket of the person whose window overlaps that of a ticket taken now.
 * @param minutes window of a ticket taken now, in minutes from now. Null if unknown
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
