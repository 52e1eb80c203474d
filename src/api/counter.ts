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

/** The lists of a day that counters call from in one order. Without services, one list. */
export interface CounterLine {
  /** Identifies the line within the view. */
  code: string;
  releasedOn: string | null;
  lists: [CounterQueue, ...CounterQueue[]];
  /** Everyone who waits or is being served, visits first. */
  tickets: CounterTicket[];
}

export const fetchCounter = async (id: string): Promise<CounterView> => {
  const response = await call(getCounter, { id });
  return { ...response, at: Date.now() };
};

/** The current ticket from a refusal. Null if it has none. */
export const ticketIn = (error: unknown): CounterTicket | null => {
  const body = error instanceof ApiError ? error.body : null;
  return isRecord(body) && isRecord(body.ticket) ? readResponse(TicketSchema, body.ticket) : null;
};

const isOpen = ({ status }: CounterTicket): boolean =>
  status === 'scheduled' || status === 'running';

/** The position of a ticket among all services of its day, or in its list on an older server. */
const placeInLine = ({ linePosition, position }: CounterTicket): number => linePosition ?? position;

/** Sorts tickets being served before those that wait. */
const inOrder = (tickets: CounterTicket[]): CounterTicket[] =>
  tickets.toSorted(
    (one, other) =>
      Number(one.status === 'scheduled') - Number(other.status === 'scheduled') ||
      placeInLine(one) - placeInLine(other),
  );

/** The lines of a view. Lists of services share a line on their day. */
export const linesOf = ({ waitingLists }: Pick<CounterView, 'waitingLists'>): CounterLine[] => {
  const lines: CounterLine[] = [];
  for (const list of waitingLists) {
    const { code, releasedOn, serviceCode } = list;
    const shared = lines.find(
      (line) =>
        serviceCode !== null &&
        line.lists[0].serviceCode !== null &&
        line.releasedOn === releasedOn,
    );
    if (shared) shared.lists.push(list);
    else lines.push({ code, releasedOn, lists: [list], tickets: [] });
  }
  return lines.map((line) => ({
    ...line,
    tickets: inOrder(line.lists.flatMap(({ tickets }) => tickets)),
  }));
};

/** The list that a ticket belongs to after a change: that of its service, on the same day. */
const homeOf = (view: CounterView, { code, service }: CounterTicket): CounterQueue | undefined => {
  const lists = view.waitingLists;
  const before = lists.find(({ tickets }) => tickets.some((one) => one.code === code));
  if (!service) return before;
  return (
    lists.findLast(
      ({ serviceCode, releasedOn }) =>
        serviceCode === service.code && (!before || releasedOn === before.releasedOn),
    ) ?? before
  );
};

/** The view with updated tickets. Ended tickets leave their list, transferred ones change it. */
export const withTickets = (
  view: CounterView,
  changed: readonly (CounterTicket | null)[],
): CounterView => {
  const now = changed.filter((ticket) => ticket !== null);
  const codes = new Set(now.map(({ code }) => code));
  const homes = new Map(now.map((ticket) => [ticket, homeOf(view, ticket)]));
  return {
    ...view,
    waitingLists: view.waitingLists.map((list) => ({
      ...list,
      tickets: inOrder(
        [
          ...list.tickets.filter(({ code }) => !codes.has(code)),
          ...now.filter((ticket) => homes.get(ticket) === list),
        ].filter(isOpen),
      ),
    })),
  };
};

export const withList = (view: CounterView, list: CounterList | null): CounterView => ({
  ...view,
  waitingLists: view.waitingLists.map((line) =>
    line.code === list?.code ? { ...line, ...list } : line,
  ),
});

type WithTickets = Pick<CounterQueue, 'tickets'>;

export const visitsIn = ({ tickets }: WithTickets): CounterTicket[] =>
  tickets.filter(({ status }) => status === 'running');

export const servedAt = (line: WithTickets, counter: string | null): CounterTicket | null =>
  visitsIn(line).find((ticket) => ticket.counter !== null && ticket.counter === counter) ?? null;

/** Everyone who waits in a line and may be called next, next person first. */
export const waitingIn = ({ tickets }: WithTickets): CounterTicket[] =>
  tickets.filter(({ status, parked }) => status === 'scheduled' && parked === null);

/** Everyone whom a counter set aside; the person whose time ends first comes first. */
export const parkedIn = ({ tickets }: WithTickets): CounterTicket[] =>
  tickets
    .filter(({ status, parked }) => status === 'scheduled' && parked !== null)
    .toSorted((one, other) => (one.parked?.until ?? '').localeCompare(other.parked?.until ?? ''));
