import type { Camel } from '#common/contract/camel.ts';
import {
  CounterTicket as TicketSchema,
  getCounter,
  type CounterAnswer,
  type CounterList as ListContract,
  type CounterTicket as TicketContract,
} from '#common/contract/counter.ts';
import { isRecord, readAnswer } from './transport/answer.ts';
import { callWithHeaders } from './transport/call.ts';
import { ApiError } from './transport/errors.ts';

export type CounterTicket = Camel<TicketContract>;
export type CounterList = Camel<ListContract>;

export interface CounterView extends Camel<CounterAnswer> {
  /** When it arrived, by this device's clock, in ms. */
  at: number;
  /** How far the server's clock is ahead of this device's, in ms; 0 when the server does not say. */
  clockAhead: number;
}

/** A list with everyone who waits in it or is being served. */
export type CounterQueue = CounterView['waitingLists'][number];

/** How far a `Date` header is ahead of this device's clock, in ms. */
const aheadBy = (header: unknown, now: number): number => {
  const told = typeof header === 'string' ? Date.parse(header) : NaN;
  return Number.isNaN(told) ? 0 : told - now;
};

export const fetchCounter = async (id: string): Promise<CounterView> => {
  const { answer, headers } = await callWithHeaders(getCounter, { id });
  const at = Date.now();
  return { ...answer, at, clockAhead: aheadBy(headers.date, at) };
};

/** The ticket as it is now, which comes with a refusal; null without one. */
export const ticketIn = (error: unknown): CounterTicket | null => {
  const body = error instanceof ApiError ? error.body : null;
  return isRecord(body) && isRecord(body.ticket) ? readAnswer(TicketSchema, body.ticket) : null;
};

const isOpen = ({ status }: CounterTicket): boolean =>
  status === 'scheduled' || status === 'running';

/** Those being served first, then the line. */
const inOrder = (tickets: CounterTicket[]): CounterTicket[] =>
  tickets.toSorted(
    (one, other) =>
      Number(one.status === 'scheduled') - Number(other.status === 'scheduled') ||
      one.position - other.position,
  );

/** The view with these tickets as they are now; those that ended leave their list. */
export const withTickets = (
  view: CounterView,
  changed: readonly (CounterTicket | null)[],
): CounterView => {
  const now = new Map(changed.flatMap((ticket) => (ticket ? [[ticket.code, ticket]] : [])));
  return {
    ...view,
    waitingLists: view.waitingLists.map((line) => ({
      ...line,
      tickets: inOrder(line.tickets.map((ticket) => now.get(ticket.code) ?? ticket).filter(isOpen)),
    })),
  };
};

export const withList = (view: CounterView, list: CounterList | null): CounterView => ({
  ...view,
  waitingLists: view.waitingLists.map((line) =>
    line.code === list?.code ? { ...line, ...list } : line,
  ),
});

export const visitsIn = ({ tickets }: CounterQueue): CounterTicket[] =>
  tickets.filter(({ status }) => status === 'running');

export const servedAt = (line: CounterQueue, counter: string | null): CounterTicket | null =>
  visitsIn(line).find((ticket) => ticket.counter !== null && ticket.counter === counter) ?? null;

/** Everyone who waits in a list, the next first. */
export const waitingIn = ({ tickets }: CounterQueue): CounterTicket[] =>
  tickets.filter(({ status }) => status === 'scheduled');
