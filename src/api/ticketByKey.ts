import {
  getTicketByKey,
  TicketByKey as TicketByKeySchema,
  type TicketByKey as Contract,
  getTicketCalendar,
} from '#common/contract/ticketByKey.ts';
import {
  removeAlert,
  setAlert,
  type AlertPayload,
  type TicketEvents,
} from '#common/contract/tickets.ts';
import type { Camel } from '#common/contract/camel.ts';
import { readSound } from './transport/response.ts';
import { call, pathOf } from './transport/call.ts';
import type { ApiClient } from './transport/client.ts';
import { toTicket, type Ticket } from './tickets.ts';

/** A ticket for anyone with its key: it has the place and the list, but no person. */
export type TicketByKey = Ticket & Omit<Camel<Contract>, keyof Ticket>;

/** An event of the list since the ticket was taken. Equal events within a minute are merged. */
export type TicketEvent = Camel<TicketEvents>['records'][number];

/** Converts a ticket by its key, which has the name of its service only. */
export const toTicketByKey = ({ service, ...response }: Camel<Contract>): TicketByKey =>
  toTicket({ ...response, service: service ? { code: '', name: service } : null });

/** Parses an event of a ticket's stream. Null if it is invalid. */
export const ticketIn = (data: unknown): TicketByKey | null => {
  const ticket = readSound(TicketByKeySchema, data);
  return ticket && toTicketByKey(ticket);
};

export const fetchTicketByKey = async (key: string, through?: ApiClient): Promise<TicketByKey> =>
  toTicketByKey(await call(getTicketByKey, { key }, { through }));

export const calendarPath = (key: string): string => pathOf(getTicketCalendar, { key });

/**
 * `PUT`, `DELETE /api/user/tickets/{code}/alert`. @param alert null removes it
 * @throws ApiError `conflict` with code `alert_passed` or `not_possible_now` if the alert could
 * never be sent
 */
export const changeAlert = (code: string, alert: AlertPayload | null): Promise<unknown> =>
  alert ? call(setAlert, { code, body: alert }) : call(removeAlert, { code });
