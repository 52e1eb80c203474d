import useSWR from 'swr';
import { fetchStatistics, statisticsKeys, type DateRange } from '#src/api/places/statistics.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';

/**
 * What happened at a place in a range of days; the last answer stays while another range loads.
 * @param id the place's slug or code
 */
export const useStatistics = (id: string, range: DateRange) => {
  const { loggedIn, epoch } = useSession();
  return useSWR(
    loggedIn ? statisticsKeys.of(epoch, id, range) : null,
    () => fetchStatistics(id, range),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
};
