import { useEffect, useRef } from 'react';
import {
  getLetPassOutcomes,
  getTicketByKey,
  getTicketEvents,
} from '#common/contract/ticketByKey.ts';
import { getOwnTicket } from '#common/contract/tickets.ts';
import { fetchTicketByKey, type TicketByKey } from '#src/api/ticketByKey.ts';
import type { Ticket } from '#src/api/tickets.ts';
import { keyOf, orAbsent } from '#src/api/transport/call.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useLiveQuery, useOwnQuery, useQuery, type Prefetch } from '#src/hooks/data/useQuery.ts';

/**
 * A ticket by its key, live: within a second of a change in its line. Polled where the stream cannot
 * be had. @param key null asks for nothing
 */
export const useTicketByKey = (key: string | null) =>
  useLiveQuery('ticketByKey', key, key && keyOf(getTicketByKey, { key }), () =>
    fetchTicketByKey(key!),
  );

export const prefetchTicketByKey = (prefetch: Prefetch, key: string) =>
  prefetch(keyOf(getTicketByKey, { key }), (client) => fetchTicketByKey(key, client));

/** A ticket's own state and place: when these change, its other views are asked anew. */
const stateOf = ({ status, statusReason, peopleAhead }: Ticket): string =>
  [status, statusReason, peopleAhead].join(' ');

/** Asks anew whenever the ticket has moved; that it becomes known is no move. */
const useAskedAnew = (ticket: Ticket | undefined, mutate: () => Promise<unknown>): void => {
  const state = ticket && stateOf(ticket);
  const seen = useRef(state);
  useEffect(() => {
    const before = seen.current;
    seen.current = state;
    if (before !== undefined && before !== state) void mutate();
  }, [state, mutate]);
};

/** Null for everybody but the holder, undefined while unknown. A walk-in's has the key. */
export const useHolder = (
  ticket: TicketByKey | undefined,
): Pick<TicketByKey, 'can' | 'alert'> | null | undefined => {
  const { loggedIn } = useSession();
  const own = ticket?.walkIn === false ? { code: ticket.code } : null;
  const { data, mutate, error } = useOwnQuery(getOwnTicket, own, {
    read: (answer) => orAbsent(answer, null),
  });
  useAskedAnew(ticket, mutate);
  if (!ticket) return undefined;
  if (ticket.walkIn) return ticket;
  if (!loggedIn || error) return null;
  return data;
};

/**
 * The effects of letting people pass, asked for anew whenever the line has moved; empty while
 * unknown.
 * @param key null asks for nothing
 */
export const usePassing = (key: string | null, ticket: Ticket) => {
  const { data, mutate } = useQuery(getLetPassOutcomes, key === null ? null : { key }, {
    shouldRetryOnError: false,
  });
  useAskedAnew(ticket, mutate);
  return data?.records ?? [];
};

/** The line's events since the ticket was taken; empty while unknown. */
export const useTicketEvents = (key: string | null, ticket: TicketByKey | undefined) => {
  const { data, mutate } = useQuery(getTicketEvents, key === null ? null : { key });
  useAskedAnew(ticket, mutate);
  return data?.records ?? [];
};
