import { takeTicket, type Ticket } from '#src/api/tickets.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

/** Names the action, for the end of its idempotency keys. */
export const TAKE_TICKET = 'take ticket';

/** One at a time; a press whose response was lost keeps its key, so that no second is made. */
export const useTakeTicket = () => {
  const revalidate = useRevalidateTickets();
  return useAction<string, Ticket | null>(TAKE_TICKET, (list, key) => takeTicket(list, key), {
    idempotent: true,
    preload: true,
    onSuccess: revalidate,
    onFailure: revalidate,
  });
};
