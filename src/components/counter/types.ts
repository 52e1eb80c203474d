import type { MemberAction } from '#common/contract/counter.ts';

/** Somebody who waits in a line or is being served. */
export interface LinePerson {
  code: string;
  /** The number on the ticket; null when the server does not say. */
  rank: number | null;
  /** First name and initial; null for a walk-in. */
  name: string | null;
  walkIn: boolean;
  /** ISO 8601. */
  waitingSince: string | null;
  /** ISO 8601; null until called. */
  calledAt: string | null;
  counter: string | null;
  can: readonly MemberAction[];
}

/** Milliseconds since an instant; null when there is none. */
export const since = (instant: string | null, now: number): number | null => {
  const at = instant === null ? NaN : Date.parse(instant);
  return Number.isNaN(at) ? null : now - at;
};

/** Milliseconds until a visit can be given up, by the patience of its place; 0 from then on. */
export const untilNoShow = (
  { can, calledAt }: LinePerson,
  now: number,
  patienceSeconds: number,
): number =>
  can.includes('no_show') ? 0 : Math.max(0, patienceSeconds * 1000 - (since(calledAt, now) ?? 0));
