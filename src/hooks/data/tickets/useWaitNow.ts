import { todayInAthens } from '#common/calendar/athens.ts';
import { waitOf, type Wait } from '#common/line/wait.ts';
import type { Organisation } from '#src/api/organisation.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useWaitingList } from '#src/hooks/data/tickets/useWaitingList.ts';

const MINUTE = 60_000;

/**
 * What a place says about its wait, live as long as it is open: the same as the booking beside it.
 * @param id the organisation's slug or code
 */
export const useWaitNow = (id: string, { wait, openingHours }: Organisation): Wait | null => {
  const now = useNow(MINUTE);
  const today = todayInAthens();
  const serves = wait !== null && wait.status !== 'closed' && wait.status !== 'none';
  const { data: list } = useWaitingList(serves ? id : null, today);
  if (!list) return wait;
  if (!list.told || openingHours.length === 0) {
    if (!wait) return null;
    const told = { ...wait, waiting: list.ticketsCount };
    const isFull = list.state === 'full' && wait.status === 'open';
    return isFull ? { ...told, status: 'full', minutes: null } : told;
  }
  const { status, window, message } = list.told;
  return waitOf({
    now: new Date(now),
    hours: openingHours,
    list: { date: today, state: status, waiting: list.ticketsCount, message },
    window,
  });
};
