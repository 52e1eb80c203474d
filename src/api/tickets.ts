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
import { getTicketByKey } from '#common/contract/ticketByKey.ts';
import type { Camel } from '#common/contract/camel.ts';
import { pageOf, type Page } from './pages.ts';
import { isRecord, readSound } from './transport/answer.ts';
import { call, keyOf, pathOf } from './transport/call.ts';

export type { TicketStatus };

type Told = Camel<TicketContract>;

/** A person's place in a waiting list; null is what the server does not say. */
export interface Ticket extends Omit<Told, 'rank'> {
  status: TicketStatus;
  rank: number | null;
}

/** Reads a ticket. @param fallback its status when the server does not say */
export const toTicket = <T extends Told>(told: T, fallback: TicketStatus = 'scheduled') => ({
  ...told,
  rank: told.rank as number | null,
  status: told.status ?? fallback,
  dueDate: told.dueDate.slice(0, 10),
});

/** A page of the person's tickets, and how many they may hold; null: no limit. */
export interface TicketsPage extends Page<Ticket> {
  limits: Camel<TicketLimits> | null;
}

export interface TicketsQuery {
  status: TicketStatus;
  /** 1-based. */
  page: number;
  perPage: number;
}

/** The API path of a ticket by its key; its stream is at `/live` below. */
export const ticketPath = (key: string): string => pathOf(getTicketByKey, { key });

export const ticketsKey = (epoch: number, query: TicketsQuery) =>
  keyOf(getTickets, inputOf(query), epoch);

const inputOf = ({ status, page, perPage }: TicketsQuery) => ({
  query: { status, page, per_page: perPage },
});

export const fetchTickets = async (query: TicketsQuery): Promise<TicketsPage> => {
  const { limits, ...answer } = await call(getTickets, inputOf(query));
  const page = pageOf(
    answer,
    answer.records.map((ticket) => toTicket(ticket, query.status)),
  );
  return {
    ...page,
    totalPages: Math.max(1, Math.ceil(page.count / query.perPage)),
    limits,
  };
};

/**
 * `POST /api/user/tickets`: takes a ticket.
 * @param waitingListCode the list's code
 * @param key of the intent, so that repeating a lost call makes no second ticket
 * @returns the ticket, or null when the response does not hold one: any 2xx means that it was taken
 * @throws ApiError `invalid` with codes `existing_ticket`, `number_over`, `list_full`, `list_closed`,
 *   `date_past`, `too_many_open_tickets`, `too_many_open_tickets_that_day`; `rate_limited` with
 *   `too_many_takes`
 */
export const takeTicket = async (
  waitingListCode: string,
  key: string | undefined,
): Promise<Ticket | null> => {
  const body = { ticket: { waiting_list_code: waitingListCode } };
  const data = await call(takeTicketEndpoint, { body }, { key, anyBody: true });
  const ticket = isRecord(data) && 'code' in data ? readSound(TicketSchema, data) : null;
  return ticket && toTicket(ticket);
};

/** A press on one of a ticket's buttons. */
export interface TicketPress {
  code: string;
  /** The ticket's key, by which a walk-in acts; without it the person acts who is logged in. */
  key?: string;
  action: PersonAction;
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
  const body = people === undefined ? {} : { people };
  if (key !== undefined) return toTicket(await call(actOnTicketByKey, { key, action, body }));
  return toTicket(
    action === 'cancel'
      ? await call(cancelTicket, { code })
      : await call(actOnOwnTicket, { code, action, body }),
  );
};
