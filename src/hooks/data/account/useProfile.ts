import useSWRImmutable from 'swr/immutable';
import { fetchProfile, profileKeys, type Profile } from '#src/api/account/profile.ts';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { useSession } from './useSession.ts';

/** A server that stores no profiles has answered, too. */
const fetchOwn = async (): Promise<Profile | null> => {
  try {
    return await fetchProfile();
  } catch (error) {
    if (isUnsure(toApiError(error))) throw error;
    return null;
  }
};

/** One's own profile; null on a server that stores none. */
export const useProfile = () => {
  const { loggedIn, epoch } = useSession();
  return useSWRImmutable(loggedIn ? profileKeys.own(epoch) : null, fetchOwn);
};
