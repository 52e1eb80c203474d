import { takeTicket, type Ticket } from '#src/api/tickets.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

/** Names the action, for the end of its idempotency keys. */
export const TAKE_TICKET = 'take ticket';

/**
 * Takes tickets by the code of their list, one at a time. A press whose response was lost keeps its
 * key, so that pressing again cannot make a second ticket.
 */
export const useTakeTicket = () => {
  const revalidate = useRevalidateTickets();
  return useAction<string, Ticket | null>(TAKE_TICKET, (list, key) => takeTicket(list, key), {
    idempotent: true,
    preload: true,
    onSuccess: revalidate,
    onFailure: revalidate,
  });
};
