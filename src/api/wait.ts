import type { Wait as Contract } from '#common/contract/organisations.ts';
import type { Wait } from '#common/line/wait.ts';
import { WAIT_STATUSES } from '#common/line/waitStatus.ts';
import { bag, count, oneOf, text } from '#src/lib/read.ts';
import type { Wire } from './transport/wire.ts';

const instant = (value: unknown): number | null => {
  const ms = Date.parse(text(value) ?? '');
  return Number.isNaN(ms) ? null : ms;
};

/**
 * Reads what a place says about its wait. A server that knows only the specification's fields says
 * whether it is open and, maybe, how many wait.
 * @returns null when the server says that it knows nothing
 */
export const toWait = (
  raw: unknown,
  { open, ticketsCount }: { open: boolean; ticketsCount: number | null },
): Wait | null => {
  if (raw === null) return null;
  const wire: Wire<Contract> = bag(raw);
  const status = oneOf(WAIT_STATUSES, wire.status);
  const waiting = count(wire.waiting) ?? ticketsCount;
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
