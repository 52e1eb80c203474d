import type { Camel } from '#common/contract/camel.ts';
import type { CounterTicket } from '#common/contract/counter.ts';

export type LinePerson = Omit<
  Camel<CounterTicket>,
  'position' | 'status' | 'statusReason' | 'walkIn'
>;

export const since = (instant: string | null, now: number): number | null => {
  const at = instant === null ? NaN : Date.parse(instant);
  return Number.isNaN(at) ? null : now - at;
};

/** Milliseconds until the visit can be ended as a no-show. Never negative. */
export const untilNoShow = (
  { can, calledAt }: Pick<LinePerson, 'can' | 'calledAt'>,
  now: number,
  patienceSeconds: number,
): number =>
  can.includes('no_show') ? 0 : Math.max(0, patienceSeconds * 1000 - (since(calledAt, now) ?? 0));
