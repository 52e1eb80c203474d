import { useCallback, useEffect, useState } from 'react';
import { changeTicket, type Ticket, type TicketCommand } from '#src/api/tickets.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useErrorToast } from '#src/hooks/useToast.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

/** Time during which the server can restore a cancelled ticket, in ms. */
const UNDO_MS = 60_000;

/**
 * Actions of a ticket's holder: cancel, undo, let people pass, arrive late. Each action, even a
 * refused one, reloads the lists. A toast says why an action was refused.
 */
export const useTicketActions = () => {
  const revalidate = useRevalidateTickets();
  const [givenBack, setGivenBack] = useState<Ticket | null>(null);
  const { send, pending } = useAction<TicketCommand, Ticket>('change ticket', changeTicket, {
    onSuccess: (ticket, command) => {
      // Actions on another ticket keep this undo.
      if (command.action === 'cancel') setGivenBack(ticket.can.includes('undo') ? ticket : null);
      if (command.action === 'undo') setGivenBack(null);
    },
    onFailure: useErrorToast(),
  });

  useEffect(() => {
    if (!givenBack) return undefined;
    const timer = setTimeout(() => setGivenBack(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [givenBack]);

  const act = useCallback(
    async (command: TicketCommand): Promise<void> => {
      if (await send(command)) revalidate();
    },
    [send, revalidate],
  );
  return {
    /** Runs an action. Calls during a pending action are ignored. */
    act,
    pending,
    /** The last cancelled ticket, while it can be restored. */
    givenBack,
  };
};
