import type { Camel } from '#common/contract/camel.ts';
import {
  CounterTicket as TicketSchema,
  getCounter,
  type CounterResponse,
  type CounterList as ListContract,
  type CounterTicket as TicketContract,
} from '#common/contract/counter.ts';
import { isRecord } from '#src/lib/read.ts';
import { readResponse } from './transport/response.ts';
import { call } from './transport/call.ts';
import { ApiError } from './transport/errors.ts';

export type CounterTicket = Camel<TicketContract>;
export type CounterList = Camel<ListContract>;

export interface CounterView extends Camel<CounterResponse> {
  /** Time of arrival by this device's clock, in ms. */
  at: number;
}

/** A list with everyone who waits or is being served. */
export type CounterQueue = CounterView['waitingLists'][number];

export const fetchCounter = async (id: string): Promise<CounterView> => {
  const answer = await call(getCounter, { id });
  return { ...answer, at: Date.now() };
};

/** The current ticket from a refusal. Null if it has none. */
export const ticketIn = (error: unknown): CounterTicket | null => {
  const body = error instanceof ApiError ? error.body : null;
  return isRecord(body) && isRecord(body.ticket) ? readResponse(TicketSchema, body.ticket) : null;
};

const isOpen = ({ status }: CounterTicket): boolean =>
  status === 'scheduled' || status === 'running';

/** Sorts tickets being served before those that wait. */
const inOrder = (tickets: CounterTicket[]): CounterTicket[] =>
  tickets.toSorted(
    (one, other) =>
      Number(one.status === 'scheduled') - Number(other.status === 'scheduled') ||
      one.position - other.position,
  );

/** The view with updated tickets. Ended tickets leave their list. */
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

/** Everyone who waits in a list, next person first. */
export const waitingIn = ({ tickets }: CounterQueue): CounterTicket[] =>
  tickets.filter(({ status }) => status === 'scheduled');
