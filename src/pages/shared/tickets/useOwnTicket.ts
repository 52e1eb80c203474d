import type { TicketEvent } from '#src/api/ticketByKey.ts';
import type { Ticket } from '#src/api/tickets.ts';
import { useTicketByKey, useTicketEvents } from '#src/hooks/data/tickets/useTicketByKey.ts';
import type { TicketInLine } from './lineFacts.ts';

/** A ticket of the person with its position in line and the events since it was taken, live. */
export const useOwnTicket = (
  ticket: Ticket,
): { ticket: TicketInLine; events: readonly TicketEvent[] } => {
  const { data } = useTicketByKey(ticket.key);
  const events = useTicketEvents(ticket.key, data);
  // Only the person's own list contains the available actions.
  return { ticket: { ...(data ?? ticket), can: ticket.can }, events };
};
