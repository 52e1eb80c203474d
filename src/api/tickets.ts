import {
  actOnOwnTicket,
  actOnTicketByKey,
  cancelTicket,
  getTickets,
  takeTicket as takeTicketEndpoint,
  Ticket as TicketSchema,
  type PersonAction,
  type Ticket as TicketContract,
  type TicketLimits,
  type TicketStatus,
} from '#common/contract/tickets.ts';
import type { PriorityReason } from '#common/priority.ts';
import { getTicketByKey } from '#common/contract/ticketByKey.ts';
import type { Camel } from '#common/contract/camel.ts';
import { pageOf, type Page } from './pages.ts';
import { isRecord } from '#src/lib/read.ts';
import { readSound } from './transport/response.ts';
import { call, keyOf, pathOf } from './transport/call.ts';

export type { TicketStatus };

type TicketResponse = Camel<TicketContract>;

/** A place in a waiting list. Null stands for values that the server does not send. */
export interface Ticket extends Omit<TicketResponse, 'rank'> {
  status: TicketStatus;
  rank: number | null;
}

/** Converts a ticket. @param fallback status if the server does not send one */
export const toTicket = <T extends TicketResponse>(
  response: T,
  fallback: TicketStatus = 'scheduled',
) => ({
  ...response,
  rank: response.rank as number | null,
  status: response.status ?? fallback,
  dueDate: response.dueDate.slice(0, 10),
});

/** A page of the person's tickets, and the limit of open ones. Null means no limit. */
export interface TicketsPage extends Page<Ticket> {
  limits: Camel<TicketLimits> | null;
}

export interface TicketsQuery {
  status: TicketStatus;
  /** The page, from 1. */
  page: number;
  perPage: number;
}

/** The API path of a ticket by its key. */
export const ticketApiPath = (key: string): string => pathOf(getTicketByKey, { key });

export const ticketsKey = (sessionVersion: number, query: TicketsQuery) =>
  keyOf(getTickets, inputOf(query), sessionVersion);

const inputOf = ({ status, page, perPage }: TicketsQuery) => ({
  query: { status, page, per_page: perPage },
});

export const fetchTickets = async (query: TicketsQuery): Promise<TicketsPage> => {
  const { limits, ...response } = await call(getTickets, inputOf(query));
  const page = pageOf(
    response,
    response.records.map((ticket) => toTicket(ticket, query.status)),
  );
  return {
    ...page,
    totalPages: Math.max(1, Math.ceil(page.count / query.perPage)),
    limits,
  };
};

/**
 * `POST /api/user/tickets`: takes a ticket.
 * @param taking code of the list, and the reason if the person has priority
 * @param key idempotency key, so that repeating a lost request creates no second ticket
 * @returns the ticket, or null if the response contains none: any 2xx means success
 * @throws ApiError `invalid` with codes `existing_ticket`, `number_over`, `list_full`,
 * `list_closed`, `date_past`, `too_many_open_tickets`, `too_many_open_tickets_that_day`;
 * `rate_limited` with `too_many_takes`
 */
export const takeTicket = async (
  { list, priority }: { list: string; priority?: PriorityReason },
  key: string | undefined,
): Promise<Ticket | null> => {
  const body = { ticket: { waiting_list_code: list, ...(priority && { priority }) } };
  const data = await call(takeTicketEndpoint, { body }, { key, anyBody: true });
  const ticket = isRecord(data) && 'code' in data ? readSound(TicketSchema, data) : null;
  return ticket && toTicket(ticket);
};

export interface TicketCommand {
  code: string;
  /** The ticket's key, which authorises a walk-in. Without it, the session does. */
  key?: string;
  action: PersonAction;
  /** Number of people to let pass, 1 to 10. Only for `let_pass`. */
  people?: number;
}

/**
 * `DELETE /api/user/tickets/{code}` cancels the ticket, `POST …/{undo,let_pass,came_late}` runs the
 * other actions. A walk-in uses `POST /api/tickets/{key}/…`.
 * @returns the changed ticket
 * @throws ApiError `conflict` with code `not_possible_now` if the list has moved on, or `line_over`
 * after the last call
 */
export const changeTicket = async ({
  code,
  key,
  action,
  people,
}: TicketCommand): Promise<Ticket> => {
  const body = people === undefined ? {} : { people };
  if (key !== undefined) return toTicket(await call(actOnTicketByKey, { key, action, body }));
  return toTicket(
    action === 'cancel'
      ? await call(cancelTicket, { code })
      : await call(actOnOwnTicket, { code, action, body }),
  );
};
