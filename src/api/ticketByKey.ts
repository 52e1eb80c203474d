import type { TicketByKey as Contract } from '#common/contract/ticketByKey.ts';
import type { LetPassOutcomes, TICKET_EVENT_KINDS } from '#common/contract/tickets.ts';
import { asRecord, count, number, oneOf, records, text } from '#src/lib/read.ts';
import type { ApiClient } from './transport/client.ts';
import { toWindow, type CallWindow } from './wait.ts';
import { toCalls, type CalledNumber } from './line.ts';
import { ApiError, toApiError } from './transport/errors.ts';
import { loadClient } from './transport/loadClient.ts';
import type { Wire } from './transport/wire.ts';
import { ownTicketPath, ticketPath, toTicket, type Ticket, type TicketAlert } from './tickets.ts';

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

type Kind = (typeof TICKET_EVENT_KINDS)[number];

const kinds = [
  'called', 'recalled', 'served', 'returned', 'no_show', 'came_late', 'let_pass', 'left',
  'came_back', 'resumed', 'ended',
] as const satisfies readonly Kind[]; // prettier-ignore

/** An event in the line since the ticket was taken; equal events of a minute are one. */
export interface TicketEvent {
  at: string;
  kind: Kind;
  count: number;
}

/** Where a ticket would stand after letting people pass. */
export interface Passing {
  people: number;
  /** The number after which it would stand. */
  afterRank: number;
  window: CallWindow | null;
}

export const ticketByKeyKeys = {
  /** The prefixes of its keys, for invalidation after a write. */
  all: ['ticket_by_key', 'own_ticket', 'ticket_events', 'ticket_passing'],
  one: (key: string) => ['ticket_by_key', key] as const,
  own: (epoch: number, code: string) => ['own_ticket', epoch, code] as const,
  events: (key: string) => ['ticket_events', key] as const,
  passing: (key: string) => ['ticket_passing', key] as const,
};

const readTicket = toTicket('scheduled');

/** Reads a ticket by its key; null when it is none. */
export const toTicketByKey = (raw: unknown): TicketByKey | null => {
  const ticket = readTicket(raw);
  if (!ticket) return null;
  const wire: Wire<Contract> = asRecord(raw);
  const place: Wire<Contract['place']> = asRecord(wire.place);
  const [latitude, longitude] = [number(place.latitude), number(place.longitude)];
  return {
    ...ticket,
    service: text(wire.service),
    isPaused: wire.list_state === 'paused',
    isDayClosed: wire.day_closed === true,
    message: text(wire.message),
    phone: text(place.phone),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    nowServing: toCalls(wire.now_serving),
    isWalkIn: wire.walk_in === true,
  };
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

/** `GET /api/tickets/{key}`. @throws ApiError `not_found` when no ticket has this key */
export const fetchTicketByKey = async (key: string, through?: ApiClient): Promise<TicketByKey> => {
  const client = through ?? (await loadClient());
  const { data } = await client.get<unknown>(ticketPath(key));
  const ticket = toTicketByKey(data);
  if (!ticket) throw new ApiError('malformed');
  return ticket;
};

/** `GET /api/tickets/{key}/events`, the newest first. @throws ApiError */
export const fetchTicketEvents = async (key: string): Promise<TicketEvent[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(`${ticketPath(key)}/events`);
  return records(data).flatMap((raw): TicketEvent[] => {
    const { at, kind, count: many } = asRecord(raw);
    const known = oneOf(kinds, kind);
    return known ? [{ at: text(at) ?? '', kind: known, count: count(many) ?? 1 }] : [];
  });
};

/**
 * `GET /api/tickets/{key}/let_pass`: what letting people pass would do.
 * @throws ApiError `not_found` where the server does not know it
 */
export const fetchPassing = async (key: string): Promise<Passing[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(`${ticketPath(key)}/let_pass`);
  return records(data).flatMap((raw): Passing[] => {
    const wire: Wire<LetPassOutcomes['records'][number]> = asRecord(raw);
    const [people, afterRank] = [count(wire.people), count(wire.after_rank)];
    if (people === null || afterRank === null) return [];
    return [{ people, afterRank, window: toWindow(wire.estimate) }];
  });
};

/** The address of a ticket's calendar file. */
export const calendarPath = (key: string): string => `${ticketPath(key)}.ics`;

/**
 * `GET /api/user/tickets/{code}`: what only its holder is told, who is logged in.
 * @returns null when it is somebody else's
 * @throws ApiError
 */
export const fetchOwnTicket = async (code: string): Promise<Ticket | null> => {
  const client = await loadClient();
  try {
    const { data } = await client.get<unknown>(ownTicketPath(code));
    return readTicket(data);
  } catch (error) {
    if (toApiError(error).kind === 'not_found') return null;
    throw error;
  }
};

/**
 * `PUT`, `DELETE /api/user/tickets/{code}/alert`. @param alert null removes it
 * @throws ApiError `conflict` with code `alert_passed` or `not_possible_now` where it is pointless
 */
export const changeAlert = async (
  code: string,
  alert: Pick<TicketAlert, 'ahead' | 'email'> | null,
): Promise<void> => {
  const client = await loadClient();
  const address = `${ownTicketPath(code)}/alert`;
  await (alert ? client.put<unknown>(address, alert) : client.delete<unknown>(address));
};
