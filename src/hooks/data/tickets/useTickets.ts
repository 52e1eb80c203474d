import useSWR, { preload } from 'swr';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { addDays } from '#common/calendar/days.ts';
import { session } from '#src/api/transport/session.ts';
import { fetchTickets, ticketsKey, type Ticket, type TicketsQuery } from '#src/api/tickets.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';
import { useSession } from '#src/hooks/data/useSession.ts';

/** The polling interval for open tickets on the screen, in ms; only while visible. */
const REFRESH_MS = 15_000;

/** A page of the person's tickets of one status; open ones are kept up to date while visible. */
export const useTickets = (query: TicketsQuery) => {
  const { loggedIn, epoch } = useSession();
  const open = query.status === 'scheduled' || query.status === 'running';
  return useSWR(loggedIn ? ticketsKey(epoch, query) : null, () => fetchTickets(query), {
    refreshInterval: open ? REFRESH_MS : 0,
  });
};

/** Requests tickets ahead of their screen; does nothing when nobody is logged in. */
export const askForTickets = (query: TicketsQuery): void => {
  const { token, epoch } = session.get();
  if (!token) return;
  const first = preload(ticketsKey(epoch, query), () => fetchTickets(query));
  // A failure also reaches the screen, which reports it.
  first.catch(() => undefined);
};

const everyOpen = { page: 1, perPage: 100 } as const;

/** Every open ticket of the person, and how many they may hold; null until the server responds. */
export const useOpenTickets = () => {
  const scheduled = useTickets({ status: 'scheduled', ...everyOpen });
  const running = useTickets({ status: 'running', ...everyOpen });
  return {
    tickets: [...(running.data?.records ?? []), ...(scheduled.data?.records ?? [])],
    limits: scheduled.data?.limits ?? null,
  };
};

/** The open ticket that the person holds in a waiting list, live; null while there is none. */
export const useHeldTicket = (waitingListCode: string | null): Ticket | null => {
  const { tickets } = useOpenTickets();
  const held = waitingListCode
    ? (tickets.find((ticket) => ticket.waitingList.code === waitingListCode) ?? null)
    : null;
  useLive('ticket', held?.key ?? null);
  return held;
};

/** A limit that the person has reached: how many open tickets, of one day or in all. */
interface ReachedLimit {
  count: number;
  of: 'day' | 'all';
}

/** The limit that prevents the person from taking a ticket for a day; null while there is none. */
export const useReachedLimit = (date: string): ReachedLimit | null => {
  const { tickets, limits } = useOpenTickets();
  const yesterday = addDays(serverToday(), -1);
  // Past tickets no longer count, even if the server has not closed them yet. Those of yesterday do:
  // their line may go on after midnight.
  const open = tickets.filter(({ dueDate }) => dueDate >= yesterday);
  const thatDay = open.filter(({ dueDate }) => dueDate === date).length;
  const reached = (count: number, most: number | null | undefined) =>
    typeof most === 'number' && count >= most;
  if (reached(thatDay, limits?.openTicketsPerDay)) return { count: thatDay, of: 'day' };
  if (reached(open.length, limits?.openTickets)) return { count: open.length, of: 'all' };
  return null;
};
