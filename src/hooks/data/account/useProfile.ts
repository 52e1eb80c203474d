import { getProfile } from '#common/contract/account/profile.ts';
import { orAbsent } from '#src/api/transport/call.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';

/** One's own profile, requested once; null on a server that stores none. */
export const useProfile = () =>
  useOwnQuery(
    getProfile,
    {},
    {
      read: (answer) => orAbsent(answer, null),
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
