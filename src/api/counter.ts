import type {
  CallAnswer,
  CounterAnswer,
  CounterList as ListContract,
  CounterTicket as TicketContract,
  ListChange,
  MemberAction,
} from '#common/contract/counter.ts';
import { bag, count, number, oneOf, records, text } from '#src/lib/read.ts';
import { ApiError } from './transport/errors.ts';
import { loadClient } from './transport/loadClient.ts';
import { ticketStatuses, type TicketStatus } from './tickets.ts';
import type { Wire } from './transport/wire.ts';

export type { ListChange, MemberAction };

const memberActions = [
  'call',
  'recall',
  'done',
  'no_show',
  'return',
] as const satisfies readonly MemberAction[];

/** A ticket as the members of its place see it. */
export interface CounterTicket {
  code: string;
  /** Its number; null when the server does not say. */
  rank: number | null;
  /** Orders the line, the lowest first. */
  position: number;
  status: TicketStatus;
  statusReason: string | null;
  /** First name and initial; null for a walk-in. */
  name: string | null;
  walkIn: boolean;
  waitingSince: string | null;
  calledAt: string | null;
  counter: string | null;
  can: MemberAction[];
}

/** A waiting list of today, as its members manage it. */
export interface CounterList {
  code: string;
  service: string | null;
  state: 'open' | 'paused' | 'closed';
  message: string | null;
  capacity: number | null;
  issued: number;
  countersOpen: number | null;
}

/** A list with everyone who waits in it or is being served. */
export interface CounterLine extends CounterList {
  tickets: CounterTicket[];
}

/** What the members of a place see at their counters. */
export interface CounterView {
  place: { slug: string; title: string };
  counters: string[];
  patienceSeconds: number;
  lines: CounterLine[];
  /** When it arrived, by this device's clock, in ms. */
  at: number;
  /** How far the server's clock is ahead of this device's, in ms; 0 when the server does not say. */
  clockAhead: number;
}

/** What becomes of the visit at the counter; null: there must be none. */
export type Finish = 'processed' | 'no_show' | null;

export const counterKeys = {
  of: (epoch: number, id: string) => ['counter', epoch, id] as const,
};

const toTicket = (raw: unknown): CounterTicket | null => {
  const wire: Wire<TicketContract> = bag(raw);
  const code = text(wire.code);
  if (!code) return null;
  const rank = count(wire.rank);
  return {
    code,
    rank,
    position: number(wire.position) ?? rank ?? 0,
    status: oneOf(ticketStatuses, wire.status) ?? 'scheduled',
    statusReason: text(wire.status_reason),
    name: text(wire.name),
    walkIn: wire.walk_in === true,
    waitingSince: text(wire.waiting_since),
    calledAt: text(wire.called_at),
    counter: text(wire.counter),
    can: memberActions.filter((action) => Array.isArray(wire.can) && wire.can.includes(action)),
  };
};

const kept = <T>(list: (T | null)[]): T[] => list.filter((one): one is T & {} => one !== null);

const toList = (raw: unknown): CounterList | null => {
  const wire: Wire<ListContract> = bag(raw);
  const code = text(wire.code);
  if (!code) return null;
  return {
    code,
    service: text(wire.service),
    state: oneOf(['open', 'paused', 'closed'] as const, wire.state) ?? 'open',
    message: text(wire.message),
    capacity: count(wire.capacity),
    issued: count(wire.issued) ?? 0,
    countersOpen: count(wire.counters_open),
  };
};

const toLine = (raw: unknown): CounterLine | null => {
  const list = toList(raw);
  return list && { ...list, tickets: kept(records(bag(raw).tickets).map(toTicket)) };
};

/** How far a `Date` header is ahead of this device's clock, in ms. */
const aheadBy = (header: unknown, now: number): number => {
  const told = typeof header === 'string' ? Date.parse(header) : NaN;
  return Number.isNaN(told) ? 0 : told - now;
};

const path = (id: string): string => `/api/counter/${encodeURIComponent(id)}`;

/** `GET /api/counter/{id}`: today's lists of a place that the person serves. @throws ApiError */
export const fetchCounter = async (id: string): Promise<CounterView> => {
  const client = await loadClient();
  const { data, headers } = await client.get<unknown>(path(id));
  const wire: Wire<CounterAnswer> = bag(data);
  if (!Array.isArray(wire.waiting_lists)) throw new ApiError('malformed');
  const place: Wire<CounterAnswer['organisation']> = bag(wire.organisation);
  const slug = text(place.slug) ?? id;
  const at = Date.now();
  return {
    place: { slug, title: text(place.title) ?? slug },
    counters: kept(records(wire.counters).map(text)),
    patienceSeconds: count(wire.patience_seconds) ?? 0,
    lines: kept(wire.waiting_lists.map(toLine)),
    at,
    clockAhead: aheadBy(headers.date, at),
  };
};

/** Who was called, and whose visit ended; null where nobody was. */
export interface Called {
  ticket: CounterTicket | null;
  finished: CounterTicket | null;
}

/**
 * `POST /api/counter/{id}/calls`: calls somebody to a counter and ends whom it served.
 * @param call `ticket` out of turn; without it the next in line
 * @param press identifies one press of the button: a repeat with it calls nobody else
 * @throws ApiError `conflict` when the visit cannot be given up yet
 */
export const callNext = async (
  id: string,
  {
    list,
    counter,
    finish,
    ticket,
  }: { list: string; counter: string; finish: Finish; ticket?: string },
  press: string,
): Promise<Called> => {
  const client = await loadClient();
  const { data } = await client.post<unknown>(
    `${path(id)}/calls`,
    { waiting_list_code: list, counter, finish, ticket_code: ticket },
    { headers: { 'Idempotency-Key': press } },
  );
  const wire: Wire<CallAnswer> = bag(data);
  return { ticket: toTicket(wire.ticket), finished: toTicket(wire.finished) };
};

/**
 * `POST /api/counter/tickets/{code}/{action}`.
 * @param counter where the person is called; only calls need it
 * @throws ApiError `conflict` with the ticket as it is now, which `ticketIn` reads
 */
export const actOnTicket = async (
  code: string,
  action: MemberAction,
  counter?: string,
): Promise<CounterTicket | null> => {
  const client = await loadClient();
  const { data } = await client.post<unknown>(
    `/api/counter/tickets/${encodeURIComponent(code)}/${action}`,
    counter === undefined ? {} : { counter },
  );
  return toTicket(data);
};

/** The ticket as it is now, which comes with a refusal; null without one. */
export const ticketIn = ({ body }: ApiError): CounterTicket | null => toTicket(bag(body).ticket);

/** `PATCH /api/counter/waiting_lists/{code}`. @throws ApiError */
export const changeList = async (code: string, change: ListChange): Promise<CounterList | null> => {
  const client = await loadClient();
  const { data } = await client.patch<unknown>(
    `/api/counter/waiting_lists/${encodeURIComponent(code)}`,
    change,
  );
  return toList(data);
};

/** The number of somebody without an account. */
export interface WalkIn {
  rank: number | null;
  /** Shows the ticket to whoever has it; null when the server does not say. */
  key: string | null;
}

/**
 * `POST /api/counter/{id}/walk_ins`.
 * @param press identifies one press of the button: a repeat with it takes no second number
 * @throws ApiError `invalid`, e.g. `list_full`
 */
export const addWalkIn = async (id: string, list: string, press: string): Promise<WalkIn> => {
  const client = await loadClient();
  const { data } = await client.post<unknown>(
    `${path(id)}/walk_ins`,
    { waiting_list_code: list },
    { headers: { 'Idempotency-Key': press } },
  );
  const { rank, key } = bag(data);
  return { rank: count(rank), key: text(key) };
};

/** `POST /api/tickets/{key}/cancel`: takes the number of a walk-in back. @throws ApiError */
export const cancelWalkIn = async (key: string): Promise<void> => {
  const client = await loadClient();
  await client.post<unknown>(`/api/tickets/${encodeURIComponent(key)}/cancel`);
};
