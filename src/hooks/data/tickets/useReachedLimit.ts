import { todayInAthens } from '#common/calendar/athens.ts';
import { useOpenTickets } from './useOpenTickets.ts';

/** A limit that the person has reached: how many open tickets, of one day or in all. */
export interface ReachedLimit {
  count: number;
  of: 'day' | 'all';
}

/** The limit that keeps the person from a ticket for a day; null while there is none. */
export const useReachedLimit = (date: string): ReachedLimit | null => {
  const { tickets, limits } = useOpenTickets();
  const today = todayInAthens();
  // What is over counts no longer, even where the server has not closed it yet.
  const open = tickets.filter(({ dueDate }) => dueDate >= today);
  const thatDay = open.filter(({ dueDate }) => dueDate === date).length;
  const reached = (count: number, most: number | null | undefined) =>
    typeof most === 'number' && count >= most;
  if (reached(thatDay, limits?.openPerDay)) return { count: thatDay, of: 'day' };
  if (reached(open.length, limits?.open)) return { count: open.length, of: 'all' };
  return null;
};
