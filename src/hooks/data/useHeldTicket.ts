import type { Ticket } from '#src/api/tickets.ts';
import { useTickets } from './useTickets.ts';

const everyOpen = { page: 1, perPage: 100 } as const;

/** The open ticket that the person holds in a waiting list; null while there is none. */
export const useHeldTicket = (waitingListCode: string | null): Ticket | null => {
  const scheduled = useTickets({ status: 'scheduled', ...everyOpen });
  const running = useTickets({ status: 'running', ...everyOpen });
  if (!waitingListCode) return null;
  const open = [...(running.data?.records ?? []), ...(scheduled.data?.records ?? [])];
  return open.find((ticket) => ticket.waitingListCode === waitingListCode) ?? null;
};
