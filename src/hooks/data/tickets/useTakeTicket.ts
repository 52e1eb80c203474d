import type { PriorityReason } from '#common/priority.ts';
import { takeTicket, type Ticket } from '#src/api/tickets.ts';
import { toApiError } from '#src/api/transport/errors.ts';
import { useAction, type Send } from '#src/hooks/data/useAction.ts';
import { uniqueName } from '#src/lib/id.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

interface Taking {
  /** Code of the list. */
  list: string;
  priority?: PriorityReason;
}

const isOpen = ({ status }: Ticket): boolean => status === 'scheduled' || status === 'running';

/**
 * Takes a ticket. A repetition after a lost response may return a ticket that is already over. In
 * that case, it takes a new ticket under a new key.
 */
const take: Send<Taking, Ticket | null> = async (taking, key, isRepeat) => {
  try {
    const ticket = await takeTicket(taking, key);
    if (!isRepeat || ticket === null || isOpen(ticket)) return ticket;
  } catch (error) {
    if (!isRepeat || toApiError(error).code !== 'number_over') throw error;
  }
  return takeTicket(taking, uniqueName());
};

/** Takes tickets, one at a time. After a lost response, it repeats the key. */
export const useTakeTicket = () => {
  const revalidate = useRevalidateTickets();
  return useAction<Taking, Ticket | null>('take ticket', take, {
    idempotent: true,
    preload: true,
    onSuccess: revalidate,
    onFailure: revalidate,
  });
};
