import { useEffect, useState } from 'react';
import type { ApiError } from '#src/api/transport/errors.ts';
import { changeTicket, type Ticket, type TicketPress } from '#src/api/tickets.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

/** How long the server lets a person take a cancelled ticket back, in ms. */
const UNDO_MS = 60_000;

interface Outcome {
  onDone: (ticket: Ticket, press: TicketPress) => void;
  onRefused: (failure: ApiError) => void;
}

/**
 * The actions of a ticket's holder: to give it back, undo that, let people pass, or turn up late.
 * The lists on the screen follow every press, also a refused one: the line has moved on.
 */
export const useTicketActions = ({ onDone, onRefused }: Outcome) => {
  const revalidate = useRevalidateTickets();
  const [givenBack, setGivenBack] = useState<Ticket | null>(null);
  const { send, pending } = useAction<TicketPress, Ticket>('change ticket', changeTicket, {
    onSuccess: (ticket, press) => {
      // Actions on another ticket keep this one's undo.
      if (press.action === 'cancel') setGivenBack(ticket.can.includes('undo') ? ticket : null);
      if (press.action === 'undo') setGivenBack(null);
      onDone(ticket, press);
    },
    onFailure: onRefused,
  });

  useEffect(() => {
    if (!givenBack) return undefined;
    const timer = setTimeout(() => setGivenBack(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [givenBack]);

  return {
    /** Does it; a second press meanwhile does nothing. */
    act: async (press: TicketPress): Promise<void> => {
      if (await send(press)) revalidate();
    },
    pending,
    /** The ticket given back last, while that can still be undone. */
    givenBack,
  };
};
