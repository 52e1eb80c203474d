import { takeTicket, type Ticket } from '#src/api/tickets.ts';
import { toApiError } from '#src/api/transport/errors.ts';
import { useAction, type Send } from '#src/hooks/data/useAction.ts';
import { uniqueName } from '#src/lib/id.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

const isOpen = ({ status }: Ticket): boolean => status === 'scheduled' || status === 'running';

/**
 * Takes a number. What a repeat asks for after a lost answer may have been called and served since:
 * then a new number is wanted, under a key of its own.
 */
const take: Send<string, Ticket | null> = async (list, key, isRepeat) => {
  try {
    const ticket = await takeTicket(list, key);
    if (!isRepeat || ticket === null || isOpen(ticket)) return ticket;
  } catch (error) {
    if (!isRepeat || toApiError(error).code !== 'number_over') throw error;
  }
  return takeTicket(list, uniqueName());
};

/** One at a time; a press whose response was lost keeps its key, so that no second is made. */
export const useTakeTicket = () => {
  const revalidate = useRevalidateTickets();
  return useAction<string, Ticket | null>('take ticket', take, {
    idempotent: true,
    preload: true,
    onSuccess: revalidate,
    onFailure: revalidate,
  });
};
