import type { Wait as Contract } from '#common/contract/organisations.ts';
import { WAIT_STATUSES, type Wait } from '#common/line/wait.ts';
import { bag, count, oneOf, text } from '#src/lib/read.ts';
import type { Wire } from './transport/wire.ts';

const instant = (value: unknown): Date | null => {
  const date = new Date(text(value) ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};

/**
 * Reads what a place says about its wait. A server that knows only the specification's fields says
 * whether it is open and how many wait.
 */
export const toWait = (
  raw: unknown,
  { open, ticketsCount }: { open: boolean; ticketsCount: number | null },
): Wait => {
  const wire: Wire<Contract> = bag(raw);
  const status = oneOf(WAIT_STATUSES, wire.status);
  const waiting = count(wire.waiting) ?? ticketsCount ?? 0;
  if (!status) {
    return {
      status: open ? 'open' : 'closed',
      waiting,
      minutes: null,
      opensAt: null,
      message: null,
    };
  }
  const from = count(wire.minutes_from);
  const to = count(wire.minutes_to);
  return {
    status,
    waiting,
    minutes: from === null || to === null || to < from ? null : { from, to },
    opensAt: instant(wire.opens_at),
    message: text(wire.message),
  };
};
