import useSWR from 'swr';
import { fetchUser, userKeys } from '#src/api/users.ts';
import { useSession } from './useSession.ts';

/** The person who is logged in; nothing is requested while nobody is. */
export const useCurrentUser = () => {
  const { loggedIn, epoch } = useSession();
  return useSWR(loggedIn ? userKeys.current(epoch) : null, fetchUser);
};
