import { takeTicket, type Ticket } from '#src/api/tickets.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { useAction, type Outcome } from '#src/hooks/data/useAction.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

/** Names the action, for the end of its idempotency keys. */
export const TAKE_TICKET = 'take ticket';

/**
 * Takes tickets, one at a time. A press whose response was lost keeps its key, so that pressing
 * again cannot make a second ticket.
 */
export const useTakeTicket = () => {
  const revalidate = useRevalidateTickets();
  const action = useAction<string, Ticket | null>(
    TAKE_TICKET,
    (list, key) => takeTicket(list, key),
    { idempotent: true, preload: true },
  );
  return {
    /** Takes a ticket; resolves to `undefined` when another press is still under way. */
    take: async (waitingListCode: string): Promise<Outcome<Ticket | null> | undefined> => {
      const outcome = await action.send(waitingListCode);
      if (outcome) revalidate();
      return outcome;
    },
    /** Whether one is being taken. */
    get taking() {
      return action.pending;
    },
    /** Why the last press failed. */
    get failure(): ApiError | null {
      return action.failure ?? null;
    },
    /** Clears the failure. */
    forget: action.forget,
  };
};
