import { useState } from 'react';
import type { Ticket } from '#src/api/tickets.ts';
import { useHeldTicket } from '#src/hooks/data/tickets/useTickets.ts';

/**
 * The person's ticket of a list: as listed, as it was just taken, and after it ended on this screen.
 * @param code of the list; null if it is unknown
 */
export const useOwnTicket = (code: string | null, loggedIn: boolean) => {
  const listed = useHeldTicket(code);
  const [taken, setTaken] = useState<{ code: string; ticket: Ticket } | null>(null);
  const [newCode, setNewCode] = useState<string | null>(null);
  const [last, setLast] = useState<Ticket | null>(null);
  // From here on, the person's tickets contain it and its end.
  if (listed && taken) setTaken(null);
  const current = listed ?? (loggedIn && taken && taken.code === code ? taken.ticket : null);
  // Keep a ticket that ends on this screen, to show how it ended.
  if (current && current !== last) setLast(current);
  const ended = loggedIn && last?.key && last.waitingList.code === code ? last : null;
  const ticket = current ?? ended;
  return {
    ticket,
    /** It was taken here, a moment ago. */
    isNew: ticket !== null && ticket.code === newCode,
    /** Records a ticket that was just taken from a list. */
    add: (list: string, added: Ticket): void => {
      setTaken({ code: list, ticket: added });
      setNewCode(added.code);
    },
    /** Drops a ticket that ended, so that another can be taken. */
    drop: (): void => {
      setTaken(null);
      setLast(null);
    },
  };
};
