import useSWR, { preload } from 'swr';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { addDays } from '#common/calendar/days.ts';
import { session } from '#src/api/transport/session.ts';
import { fetchTickets, ticketsKey, type Ticket, type TicketsQuery } from '#src/api/tickets.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';
import { useSession } from '#src/hooks/data/useSession.ts';

/** Polling interval for open tickets, in ms. Polling pauses in a hidden tab. */
const REFRESH_MS = 15_000;

/** One page of the person's tickets with a status. Open tickets are polled while visible. */
export const useTickets = (query: TicketsQuery) => {
  const { loggedIn, sessionVersion } = useSession();
  const open = query.status === 'scheduled' || query.status === 'running';
  return useSWR(loggedIn ? ticketsKey(sessionVersion, query) : null, () => fetchTickets(query), {
    refreshInterval: open ? REFRESH_MS : 0,
  });
};

/** Requests tickets before their screen renders. Does nothing without a session. */
export const prefetchTickets = (query: TicketsQuery): void => {
  const { token, sessionVersion } = session.get();
  if (!token) return;
  const first = preload(ticketsKey(sessionVersion, query), () => fetchTickets(query));
  // The screen reports a failure.
  first.catch(() => undefined);
};

const everyOpen = { page: 1, perPage: 100 } as const;

/** All open tickets of the person, and their limit. Null until the server responds. */
export const useOpenTickets = () => {
  const scheduled = useTickets({ status: 'scheduled', ...everyOpen });
  const running = useTickets({ status: 'running', ...everyOpen });
  return {
    tickets: [...(running.data?.records ?? []), ...(scheduled.data?.records ?? [])],
    limits: scheduled.data?.limits ?? null,
  };
};

/** The person's open ticket in a list, live. Null if there is none. */
export const useHeldTicket = (waitingListCode: string | null): Ticket | null => {
  const { tickets } = useOpenTickets();
  const held = waitingListCode
    ? (tickets.find((ticket) => ticket.waitingList.code === waitingListCode) ?? null)
    : null;
  useLive('ticket', held?.key ?? null);
  return held;
};

interface ReachedLimit {
  count: number;
  of: 'day' | 'all';
}

/** The limit that prevents a further ticket on a day. Null if there is none. */
export const useReachedLimit = (date: string): ReachedLimit | null => {
  const { tickets, limits } = useOpenTickets();
  const yesterday = addDays(serverToday(), -1);
  // Past tickets do not count, even if the server has not closed them yet. Tickets of yesterday
  // count, because their list may continue after midnight.
  const open = tickets.filter(({ dueDate }) => dueDate >= yesterday);
  const thatDay = open.filter(({ dueDate }) => dueDate === date).length;
  const reached = (count: number, most: number | null | undefined) =>
    typeof most === 'number' && count >= most;
  if (reached(thatDay, limits?.openTicketsPerDay)) return { count: thatDay, of: 'day' };
  if (reached(open.length, limits?.openTickets)) return { count: open.length, of: 'all' };
  return null;
};
