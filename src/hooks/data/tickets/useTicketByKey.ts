import { useEffect, useRef } from 'react';
import useSWR, { unstable_serialize } from 'swr';
import { getLetPassOutcomes, getTicketEvents } from '#common/contract/ticketByKey.ts';
import { getOwnTicket } from '#common/contract/tickets.ts';
import { fetchTicketByKey, ticketByKeyKeys, type TicketByKey } from '#src/api/ticketByKey.ts';
import { toTicket } from '#src/api/tickets.ts';
import { call, orAbsent } from '#src/api/transport/call.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { toWindow } from '#src/api/wait.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';

/** The polling interval without a stream, in ms; only while the page is visible. */
const REFRESH_MS = 15_000;

/**
 * A ticket by its key, live: within a second of a change in its line. Polled where the stream cannot
 * be had. @param key null asks for nothing
 */
export const useTicketByKey = (key: string | null) => {
  const live = useLive('ticketByKey', key);
  const swr = useSWR<TicketByKey, ApiError>(
    key && ticketByKeyKeys.one(key),
    () => fetchTicketByKey(key!),
    {
      refreshInterval: live === 'live' ? 0 : REFRESH_MS,
    },
  );
  const { data, mutate } = swr;
  useEffect(() => {
    // Data that came with the page is not in the cache, where the stream changes it.
    if (data !== undefined) void mutate((known) => known ?? data, { revalidate: false });
  }, [data, mutate]);
  return swr;
};

/** Prefetches the data of `useTicketByKey`. */
export const prefetchTicketByKey = (prefetch: Prefetch, key: string) =>
  prefetch(unstable_serialize(ticketByKeyKeys.one(key)), (client) => fetchTicketByKey(key, client));

/** A ticket's own state and place: when these change, its other views are asked anew. */
const stateOf = ({ status, statusReason, peopleAhead }: TicketByKey): string =>
  [status, statusReason, peopleAhead].join(' ');

/** Asks anew whenever the ticket has moved; that it becomes known is no move. */
const useAskedAnew = (ticket: TicketByKey | undefined, mutate: () => Promise<unknown>): void => {
  const state = ticket && stateOf(ticket);
  const seen = useRef(state);
  useEffect(() => {
    const before = seen.current;
    seen.current = state;
    if (before !== undefined && before !== state) void mutate();
  }, [state, mutate]);
};

/**
 * The holder's view of a ticket: null for everybody else, undefined while it is unknown. A
 * walk-in's holder is whoever has its key.
 */
export const useHolder = (
  ticket: TicketByKey | undefined,
): Pick<TicketByKey, 'can' | 'alert'> | null | undefined => {
  const { loggedIn, epoch } = useSession();
  const code = ticket?.isWalkIn === false ? ticket.code : null;
  const { data, mutate, error } = useSWR(
    loggedIn && code ? ticketByKeyKeys.own(epoch, code) : null,
    async () => {
      const own = await orAbsent(call(getOwnTicket, { code: code! }), null);
      return own && toTicket(own);
    },
  );
  useAskedAnew(ticket, mutate);
  if (!ticket) return undefined;
  if (ticket.isWalkIn) return ticket;
  if (!loggedIn || error) return null;
  return data;
};

/**
 * The effects of letting people pass, asked for anew whenever the line has moved; empty while
 * unknown.
 * @param key null asks for nothing
 */
export const usePassing = (key: string | null, ticket: TicketByKey) => {
  const { data = [], mutate } = useSWR(
    key && ticketByKeyKeys.passing(key),
    async () => {
      const { records } = await call(getLetPassOutcomes, { key: key! });
      return records.map(({ estimate, ...outcome }) => ({
        ...outcome,
        window: toWindow(estimate),
      }));
    },
    { shouldRetryOnError: false },
  );
  useAskedAnew(ticket, mutate);
  return data;
};

/** The line's events since the ticket was taken; empty while unknown. */
export const useTicketEvents = (key: string | null, ticket: TicketByKey | undefined) => {
  const { data, mutate } = useSWR(key && ticketByKeyKeys.events(key), () =>
    call(getTicketEvents, { key: key! }),
  );
  useAskedAnew(ticket, mutate);
  return data?.records ?? [];
};
