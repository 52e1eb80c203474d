import useSWR from 'swr';
import { fetchWaitingLists, waitingListKeys } from '#src/api/waitingLists.ts';

/** How often a shown waiting list is asked for again, in ms; only while the page is visible. */
const REFRESH_MS = 15_000;

/**
 * The waiting list that an organisation offers on a day: the first of the answer, `null` when
 * there is none that day.
 * @param id the organisation's slug or code; nothing is asked for without it
 * @param date `YYYY-MM-DD`
 */
export const useWaitingList = (id: string | null, date: string) =>
  useSWR(
    id ? waitingListKeys.of(id, date) : null,
    async () => (await fetchWaitingLists(id!, date))[0] ?? null,
    { refreshInterval: REFRESH_MS, keepPreviousData: false },
  );
