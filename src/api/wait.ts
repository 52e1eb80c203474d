import type { Wait as Contract } from '#common/contract/organisations.ts';
import type { Estimate } from '#common/contract/tickets.ts';
import { isBeyondClosing, type Wait } from '#common/line/wait.ts';
import { WAIT_STATUSES } from '#common/line/waitStatus.ts';
import { asRecord, count, oneOf, text } from '#src/lib/read.ts';
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
  const wire: Wire<Contract> = asRecord(raw);
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

/** The window in which a person is called with about 80 % probability. */
export interface CallWindow {
  /** Instants, ISO 8601. */
  from: string;
  to: string;
  /** Finished visits of the place that it comes from; null when it is its owner's word. */
  visits: number | null;
}

/** Reads a window; null when it is none, also where the call would come after closing. */
export const toWindow = (raw: unknown): CallWindow | null => {
  const wire: Wire<Estimate> = asRecord(raw);
  const basis: Wire<Estimate['basis']> = asRecord(wire.basis);
  const [from, to] = [text(wire.from), text(wire.to)];
  if (!from || !to) return null;
  if (isBeyondClosing({ from, to, enough: wire.enough !== false })) return null;
  return { from, to, visits: basis.kind === 'visits' ? count(basis.count) : null };
};

/** Reads a window by its instants in ms; null where there is none. */
export const toInstants = (raw: unknown): { from: number; to: number } | null => {
  const told = toWindow(raw);
  const window = { from: Date.parse(told?.from ?? ''), to: Date.parse(told?.to ?? '') };
  return Number.isNaN(window.from) || !(window.to >= window.from) ? null : window;
};

/** Whether closing time may come before the call, as a property that is absent otherwise. */
export const toEnough = (raw: unknown): { enough?: false } => {
  const wire: Wire<Estimate> = asRecord(raw);
  return wire.enough === false ? { enough: false } : {};
};
