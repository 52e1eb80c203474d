import type { Ticket } from '#src/api/tickets.ts';
import { useOpenTickets } from './useOpenTickets.ts';

/** The open ticket that the person holds in a waiting list; null while there is none. */
export const useHeldTicket = (waitingListCode: string | null): Ticket | null => {
  const { tickets } = useOpenTickets();
  if (!waitingListCode) return null;
  return tickets.find((ticket) => ticket.waitingListCode === waitingListCode) ?? null;
};
