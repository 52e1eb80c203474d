import useSWR from 'swr';
import { fetchPlan, planKeys } from '#src/api/places/plan.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';
import { fetchOwn } from '#src/hooks/data/fetchOwn.ts';

/**
 * The plan of a place with its days; `null` when the person does not run it.
 * @param id the place's slug or code
 */
export const usePlan = (id: string) => {
  const { loggedIn, epoch } = useSession();
  return useSWR(loggedIn ? planKeys.of(epoch, id) : null, () => fetchOwn(() => fetchPlan(id)));
};
