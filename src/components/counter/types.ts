import type { Camel } from '#common/contract/camel.ts';
import type { CounterTicket } from '#common/contract/counter.ts';

/** Somebody who waits in a line or is being served. */
export type LinePerson = Omit<
  Camel<CounterTicket>,
  'position' | 'status' | 'statusReason' | 'walkIn'
>;

/** Milliseconds since an instant; null when there is none. */
export const since = (instant: string | null, now: number): number | null => {
  const at = instant === null ? NaN : Date.parse(instant);
  return Number.isNaN(at) ? null : now - at;
};

/** Milliseconds until a visit can be given up, by the patience of its place; 0 from then on. */
export const untilNoShow = (
  { can, calledAt }: Pick<LinePerson, 'can' | 'calledAt'>,
  now: number,
  patienceSeconds: number,
): number =>
  can.includes('no_show') ? 0 : Math.max(0, patienceSeconds * 1000 - (since(calledAt, now) ?? 0));
