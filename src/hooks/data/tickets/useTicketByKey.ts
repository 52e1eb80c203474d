import { useEffect, useRef } from 'react';
import {
  getLetPassOutcomes,
  getTicketByKey,
  getTicketEvents,
} from '#common/contract/ticketByKey.ts';
import { getOwnTicket } from '#common/contract/tickets.ts';
import { fetchTicketByKey, type TicketByKey } from '#src/api/ticketByKey.ts';
import type { Ticket } from '#src/api/tickets.ts';
import { keyOf, orFallback } from '#src/api/transport/call.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useLiveQuery, useOwnQuery, useQuery, type Prefetch } from '#src/hooks/data/useQuery.ts';

/**
 * A ticket by its key, live within a second, or polled without a stream. @param key null disables
 * the request
 */
export const useTicketByKey = (key: string | null) =>
  useLiveQuery('ticketByKey', key, key && keyOf(getTicketByKey, { key }), () =>
    fetchTicketByKey(key!),
  );

export const prefetchTicketByKey = (prefetch: Prefetch, key: string) =>
  prefetch(keyOf(getTicketByKey, { key }), (client) => fetchTicketByKey(key, client));

/** The same list each time, so that a part that shows it does not render again. */
const NONE: never[] = [];

/** The state and position of a ticket. A change invalidates its other views. */
const stateOf = ({ status, statusReason, peopleAhead }: Ticket): string =>
  [status, statusReason, peopleAhead].join(' ');

/** Calls `mutate` when the ticket changes, but not when it loads. */
const useRefetchOnChange = (ticket: Ticket | undefined, mutate: () => Promise<unknown>): void => {
  const state = ticket && stateOf(ticket);
  const seen = useRef(state);
  useEffect(() => {
    const before = seen.current;
    seen.current = state;
    if (before !== undefined && before !== state) void mutate();
  }, [state, mutate]);
};

/** The holder's or walk-in's view of a ticket. Null for others, undefined while unknown. */
export const useHolder = (
  ticket: TicketByKey | undefined,
): Pick<TicketByKey, 'can' | 'alert'> | null | undefined => {
  const { loggedIn } = useSession();
  const own = ticket?.walkIn === false ? { code: ticket.code } : null;
  const { data, mutate, error } = useOwnQuery(getOwnTicket, own, {
    read: (response) => orFallback(response, null),
  });
  useRefetchOnChange(ticket, mutate);
  if (!ticket) return undefined;
  if (ticket.walkIn) return ticket;
  if (!loggedIn || error) return null;
  return data;
};

/**
 * Effects of letting people pass, requested again on each change of the list. Empty while unknown.
 * @param key null disables the request
 */
export const useSkipPreview = (key: string | null, ticket: Ticket) => {
  const { data, mutate } = useQuery(getLetPassOutcomes, key === null ? null : { key }, {
    shouldRetryOnError: false,
  });
  useRefetchOnChange(ticket, mutate);
  return data?.records ?? NONE;
};

/** Events of the list since the ticket was taken. Empty while unknown. */
export const useTicketEvents = (key: string | null, ticket: TicketByKey | undefined) => {
  const { data, mutate } = useQuery(getTicketEvents, key === null ? null : { key });
  useRefetchOnChange(ticket, mutate);
  return data?.records ?? NONE;
};
