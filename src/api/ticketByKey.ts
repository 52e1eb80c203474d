import { getTicketByKey, TicketByKey as TicketByKeySchema } from '#common/contract/ticketByKey.ts';
import { removeAlert, setAlert, type TicketEvents } from '#common/contract/tickets.ts';
import type { Camel } from '#common/contract/camel.ts';
import type { CalledNumber } from './line.ts';
import { readSound, type Answer } from './transport/answer.ts';
import { call } from './transport/call.ts';
import type { ApiClient } from './transport/client.ts';
import { ticketPath, toTicket, type Ticket, type TicketAlert } from './tickets.ts';

/** A ticket as whoever has its key sees it: with its place and its line, without a person. */
export interface TicketByKey extends Ticket {
  /** The purpose of its list; null where a place has only one. */
  service: string | null;
  /** The place pauses, and what it says meanwhile. */
  isPaused: boolean;
  /** The place is closed on the day of the ticket, and `message` says why. */
  isDayClosed: boolean;
  message: string | null;
  phone: string | null;
  position: { latitude: number; longitude: number } | null;
  /** The last called first; null when the server does not say. */
  nowServing: CalledNumber[] | null;
  /** It has no account: its key also acts. */
  isWalkIn: boolean;
}

/** An event in the line since the ticket was taken; equal events of a minute are one. */
export type TicketEvent = Camel<TicketEvents>['records'][number];

export const ticketByKeyKeys = {
  /** The prefixes of its keys, for invalidation after a write. */
  all: ['ticket_by_key', 'own_ticket', 'ticket_events', 'ticket_passing'],
  one: (key: string) => ['ticket_by_key', key] as const,
  own: (epoch: number, code: string) => ['own_ticket', epoch, code] as const,
  events: (key: string) => ['ticket_events', key] as const,
  passing: (key: string) => ['ticket_passing', key] as const,
};

/** Reads a ticket by its key. */
export const toTicketByKey = ({
  service,
  listState,
  dayClosed,
  message,
  place,
  nowServing,
  walkIn,
  ...ticket
}: Answer<typeof TicketByKeySchema>): TicketByKey => {
  const { phone, latitude, longitude } = place;
  return {
    ...toTicket(ticket),
    service: service || null,
    isPaused: listState === 'paused',
    isDayClosed: dayClosed === true,
    message,
    phone,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    nowServing,
    isWalkIn: walkIn,
  };
};

/** Reads an event of a ticket's stream; null when it does not hold one. */
export const ticketIn = (data: unknown): TicketByKey | null => {
  const ticket = readSound(TicketByKeySchema, data);
  return ticket && toTicketByKey(ticket);
};

/** A ticket of the person's list, until more is known of it by its key. */
export const withoutLine = (ticket: Ticket): TicketByKey => ({
  ...ticket,
  service: null,
  isPaused: false,
  isDayClosed: false,
  message: null,
  phone: null,
  position: null,
  nowServing: null,
  isWalkIn: false,
});

export const fetchTicketByKey = async (key: string, through?: ApiClient): Promise<TicketByKey> =>
  toTicketByKey(await call(getTicketByKey, { key }, { through }));

/** The address of a ticket's calendar file. */
export const calendarPath = (key: string): string => `${ticketPath(key)}.ics`;

/**
 * `PUT`, `DELETE /api/user/tickets/{code}/alert`. @param alert null removes it
 * @throws ApiError `conflict` with code `alert_passed` or `not_possible_now` where it is pointless
 */
export const changeAlert = (
  code: string,
  alert: Pick<TicketAlert, 'ahead' | 'email'> | null,
): Promise<unknown> =>
  alert ? call(setAlert, { code, body: alert }) : call(removeAlert, { code });
