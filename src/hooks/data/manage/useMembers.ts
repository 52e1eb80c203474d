import useSWR from 'swr';
import { fetchMembers, memberKeys } from '#src/api/places/members.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';

/** Who serves at a place or runs it, and who is invited. @param id the place's slug or code */
export const useMembers = (id: string) => {
  const { loggedIn, epoch } = useSession();
  return useSWR(loggedIn ? memberKeys.of(epoch, id) : null, () => fetchMembers(id));
};
