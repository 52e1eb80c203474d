import type {
  Alert as AlertContract,
  PersonAction,
  Ticket as Contract,
  TicketLimits as LimitsContract,
} from '#common/contract/tickets.ts';
import { asRecord, count, oneOf, picture, text } from '#src/lib/read.ts';
import { toEnough, toWindow, type CallWindow } from './wait.ts';
import { ApiError } from './transport/errors.ts';
import { loadClient } from './transport/loadClient.ts';
import { toPage } from './pages.ts';
import type { Page, Wire } from './transport/wire.ts';

/** The five states of a ticket, in the order of the dashboard's tabs. */
export const ticketStatuses = [
  'scheduled',
  'running',
  'processed',
  'aborted',
  'cancelled',
] as const satisfies readonly Contract['status'][];
export type TicketStatus = (typeof ticketStatuses)[number];

/** Actions of a ticket's holder, in the order of the buttons. */
export const ticketActions = [
  'came_late',
  'let_pass',
  'cancel',
  'undo',
] as const satisfies readonly PersonAction[];
export type TicketAction = (typeof ticketActions)[number];

/** When a holder wants to be told that their turn is near. */
export interface TicketAlert {
  /** How many people may still be ahead, 1 to 20. */
  ahead: number;
  email: boolean;
  /** When it came true; null: not yet. */
  firedAt: string | null;
}

/** A person's place in a waiting list. */
export interface Ticket {
  code: string;
  /** The permanent number issued in its list; null when the server does not say. */
  rank: number | null;
  status: TicketStatus;
  /** `YYYY-MM-DD` */
  dueDate: string;
  createdAt: string;
  organisation: {
    title: string;
    address: string;
    image: string | null;
    slug: string | null;
    city: string | null;
  };
  waitingListCode: string | null;
  /** How many wait on its list; null when the server does not say. */
  waiting: number | null;
  /** How many people are ahead; null when the server does not say. */
  peopleAhead: number | null;
  statusReason: string | null;
  /** The holder's possible actions; empty when the server does not say. */
  can: TicketAction[];
  /** Shows the ticket to whoever has it, also without a login; null when the server has none. */
  key: string | null;
  /** Where it was called to. */
  counter: string | null;
  /** When it is probably called; null when nothing can be said. */
  window: CallWindow | null;
  /** False: closing time may come before the call, most probably so where there is no window. */
  enough?: false;
  calledAt: string | null;
  /** How long the place surely waits for who was called. */
  patienceEndsAt: string | null;
  /** When what can be done with an ended ticket ends. */
  canUntil: string | null;
  /** Null without one, and when somebody else asks. */
  alert: TicketAlert | null;
}

const toAlert = (raw: unknown): TicketAlert | null => {
  const wire: Wire<AlertContract> = asRecord(raw);
  const ahead = count(wire.ahead);
  return ahead === null
    ? null
    : { ahead, email: wire.email === true, firedAt: text(wire.fired_at) };
};

/** Reads a ticket. @param fallback its status when the server does not say */
export const toTicket =
  (fallback: TicketStatus) =>
  (raw: unknown): Ticket | null => {
    const wire: Wire<Contract> = asRecord(raw);
    const code = text(wire.code);
    if (!code) return null;
    const organisation: Wire<Contract['organisation']> = asRecord(wire.organisation);
    const list: Wire<Contract['waiting_list']> = asRecord(wire.waiting_list);
    return {
      code,
      rank: count(wire.rank),
      status: oneOf(ticketStatuses, wire.status) ?? fallback,
      dueDate: (text(wire.due_date) ?? text(list.released_on) ?? '').slice(0, 10),
      createdAt: text(wire.created_at) ?? '',
      organisation: {
        title: text(organisation.title) ?? '',
        address: text(organisation.address) ?? '',
        image: picture(organisation.image),
        slug: text(organisation.slug),
        city: text(organisation.city),
      },
      waitingListCode: text(list.code) ?? text(wire.waiting_list),
      waiting: count(list.tickets_count),
      peopleAhead: count(wire.people_ahead),
      statusReason: text(wire.status_reason),
      can: ticketActions.filter((action) => Array.isArray(wire.can) && wire.can.includes(action)),
      key: text(wire.key),
      counter: text(wire.counter),
      window: toWindow(wire.estimate),
      ...toEnough(wire.estimate),
      calledAt: text(wire.called_at),
      patienceEndsAt: text(wire.patience_ends_at),
      canUntil: text(wire.can_until),
      alert: toAlert(wire.alert),
    };
  };

/** How many open tickets one person may hold. */
export interface TicketLimits {
  /** In all lists; null when the server sets no limit. */
  open: number | null;
  /** In all lists of one day; null when the server sets no limit. */
  openPerDay: number | null;
}

const toLimits = (data: unknown): TicketLimits => {
  const wire: Wire<LimitsContract> = asRecord(asRecord(data).limits);
  return { open: count(wire.open_tickets), openPerDay: count(wire.open_tickets_per_day) };
};

/** A page of the person's tickets, and how many they may hold. */
export interface TicketsPage extends Page<Ticket> {
  limits: TicketLimits;
}

/** The query of the list of the person's tickets. */
export interface TicketsQuery {
  status: TicketStatus;
  /** 1-based. */
  page: number;
  perPage: number;
}

/** The API path of a ticket by its key; its stream is at `/live` below. */
export const ticketPath = (key: string): string => `/api/tickets/${encodeURIComponent(key)}`;

/** The API path of a ticket of the person who is logged in. */
export const ownTicketPath = (code: string): string =>
  `/api/user/tickets/${encodeURIComponent(code)}`;

export const ticketKeys = {
  /** The prefix of every ticket key, for invalidation after a write. */
  all: 'tickets',
  list: (epoch: number, query: TicketsQuery) => ['tickets', epoch, query] as const,
};

export const ticketsCall = ({ status, page, perPage }: TicketsQuery) => ({
  url: '/api/user/tickets',
  params: { status, page, per_page: perPage },
});

/** `GET /api/user/tickets`. @throws ApiError */
export const fetchTickets = async (query: TicketsQuery): Promise<TicketsPage> => {
  const client = await loadClient();
  const { data } = await client.request<unknown>(ticketsCall(query));
  const answer = toPage(data, toTicket(query.status));
  const totalPages = Math.max(1, Math.ceil(answer.count / query.perPage));
  return { ...answer, totalPages, limits: toLimits(data) };
};

/**
 * `POST /api/user/tickets`: takes a ticket.
 * @param waitingListCode the list's code
 * @param key of the intent, so that repeating a lost call makes no second ticket
 * @returns the ticket, or null when the response does not hold one: any 2xx means that it was taken
 * @throws ApiError `invalid` with codes `existing_ticket`, `list_full`, `list_closed`, `date_past`,
 *   `too_many_open_tickets`, `too_many_open_tickets_that_day`; `rate_limited` with `too_many_takes`
 */
export const takeTicket = async (
  waitingListCode: string,
  key: string | undefined,
): Promise<Ticket | null> => {
  const client = await loadClient();
  const { data } = await client.post<unknown>(
    '/api/user/tickets',
    { ticket: { waiting_list_code: waitingListCode } },
    { headers: { 'Idempotency-Key': key }, anyBody: true },
  );
  return toTicket('scheduled')(data);
};

/** A press on one of a ticket's buttons. */
export interface TicketPress {
  code: string;
  /** The ticket's key, by which a walk-in acts; without it the person acts who is logged in. */
  key?: string;
  action: TicketAction;
  /** How many people to let pass, 1 to 10; with `let_pass` only. */
  people?: number;
}

/**
 * `DELETE /api/user/tickets/{code}` gives the number back; `POST …/{undo,let_pass,came_late}` does
 * the rest. A walk-in does it by `POST /api/tickets/{key}/…`.
 * @returns the ticket afterwards
 * @throws ApiError `conflict` with code `not_possible_now` when the line has moved on meanwhile, or
 *   `line_over` when nobody is called any more
 */
export const changeTicket = async ({ code, key, action, people }: TicketPress): Promise<Ticket> => {
  const client = await loadClient();
  const address = key === undefined ? ownTicketPath(code) : ticketPath(key);
  const { data } =
    action === 'cancel' && key === undefined
      ? await client.delete<unknown>(address)
      : await client.post<unknown>(`${address}/${action}`, people === undefined ? {} : { people });
  const ticket = toTicket('scheduled')(data);
  if (!ticket) throw new ApiError('malformed');
  return ticket;
};
