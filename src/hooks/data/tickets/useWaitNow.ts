import { waitOf, type Wait } from '#common/line/wait.ts';
import type { Organisation } from '#src/api/organisations.ts';
import { instantsOf } from '#src/api/wait.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useWaitingList } from '#src/hooks/data/tickets/useWaitingList.ts';
import { serviceDateOf } from '#src/lib/wait/days.ts';

const MINUTE = 60_000;

/**
 * The current wait at a place, live while it is open. It equals the wait in the booking widget.
 * @param id slug or code of the organisation
 * @returns the wait and the number of the last call, null if unknown
 */
export const usePlaceNow = (
  id: string,
  organisation: Organisation,
): { wait: Wait | null; serving: number | null } => {
  const { wait, openingHours, changedDays } = organisation;
  const now = useNow(MINUTE);
  const today = serviceDateOf(organisation, new Date(now));
  const serves = wait !== null && wait.status !== 'closed' && wait.status !== 'none';
  const { data: list } = useWaitingList(serves ? id : null, today);
  const serving = list?.serving ?? null;
  if (!list || !wait) return { wait, serving };
  if (list.serving === undefined || openingHours.length === 0) {
    const current = { ...wait, waiting: list.ticketsCount ?? wait.waiting };
    const isFull = list.state === 'full' && wait.status === 'open';
    return { wait: isFull ? { ...current, status: 'full', minutes: null } : current, serving };
  }
  const live = waitOf({
    now: new Date(now),
    hours: openingHours,
    list: {
      date: today,
      state: list.state ?? 'open',
      waiting: list.ticketsCount ?? wait.waiting ?? 0,
      message: list.message,
    },
    byHand: changedDays,
    window: instantsOf(list.estimate),
  });
  return { wait: live, serving };
};

export const useWaitNow = (id: string, organisation: Organisation): Wait | null =>
  usePlaceNow(id, organisation).wait;
