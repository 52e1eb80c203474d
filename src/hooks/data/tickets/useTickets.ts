import useSWR, { preload } from 'swr';
import { session } from '#src/api/transport/session.ts';
import { fetchTickets, ticketKeys, type TicketsQuery } from '#src/api/tickets.ts';
import { useSession } from '#src/hooks/data/useSession.ts';

/** The polling interval for open tickets on the screen, in ms; only while visible. */
const REFRESH_MS = 15_000;

/** A page of the person's tickets of one status; open ones are kept up to date while visible. */
export const useTickets = (query: TicketsQuery) => {
  const { loggedIn, epoch } = useSession();
  const open = query.status === 'scheduled' || query.status === 'running';
  return useSWR(loggedIn ? ticketKeys.list(epoch, query) : null, () => fetchTickets(query), {
    refreshInterval: open ? REFRESH_MS : 0,
  });
};

/**
 * Requests a page of tickets before a screen is there to show it; does nothing when nobody is
 * logged in.
 */
export const askForTickets = (query: TicketsQuery): void => {
  const { token, epoch } = session.get();
  if (!token) return;
  const first = preload(ticketKeys.list(epoch, query), () => fetchTickets(query));
  // A failure also reaches the screen, which reports it.
  first.catch(() => undefined);
};
