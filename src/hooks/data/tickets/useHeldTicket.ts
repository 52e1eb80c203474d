import type { Ticket } from '#src/api/tickets.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';
import { useOpenTickets } from './useOpenTickets.ts';

/** The open ticket that the person holds in a waiting list, live; null while there is none. */
export const useHeldTicket = (waitingListCode: string | null): Ticket | null => {
  const { tickets } = useOpenTickets();
  const held = waitingListCode
    ? (tickets.find((ticket) => ticket.waitingListCode === waitingListCode) ?? null)
    : null;
  useLive('ticket', held?.key ?? null);
  return held;
};
