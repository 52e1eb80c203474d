import useSWRImmutable from 'swr/immutable';
import { fetchMemberships, membershipKeys, type Membership } from '#src/api/memberships.ts';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';

/** A server that knows no members has answered, too: it is not asked again. */
const fetchOwn = async (): Promise<Membership[]> => {
  try {
    return await fetchMemberships();
  } catch (error) {
    if (isUnsure(toApiError(error))) throw error;
    return [];
  }
};

/**
 * The places where the person serves, or which they run; requested once a session, and empty until
 * the server responds.
 * @param wanted whether something shows them now
 */
export const useMemberships = (wanted = true): Membership[] => {
  const { loggedIn, epoch } = useSession();
  const { data } = useSWRImmutable(
    loggedIn && wanted ? membershipKeys.own(epoch) : null,
    fetchOwn,
    { shouldRetryOnError: false },
  );
  return data ?? [];
};
