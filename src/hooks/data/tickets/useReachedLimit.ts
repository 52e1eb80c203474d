import { todayInAthens } from '#common/calendar/athens.ts';
import { useOpenTickets } from './useOpenTickets.ts';

/** A limit that the person has reached: how many open tickets, of one day or in all. */
export interface ReachedLimit {
  count: number;
  of: 'day' | 'all';
}

/** The limit that prevents the person from taking a ticket for a day; null while there is none. */
export const useReachedLimit = (date: string): ReachedLimit | null => {
  const { tickets, limits } = useOpenTickets();
  const today = todayInAthens();
  // Past tickets no longer count, even if the server has not closed them yet.
  const open = tickets.filter(({ dueDate }) => dueDate >= today);
  const thatDay = open.filter(({ dueDate }) => dueDate === date).length;
  const reached = (count: number, most: number | null | undefined) =>
    typeof most === 'number' && count >= most;
  if (reached(thatDay, limits?.openPerDay)) return { count: thatDay, of: 'day' };
  if (reached(open.length, limits?.open)) return { count: open.length, of: 'all' };
  return null;
};
