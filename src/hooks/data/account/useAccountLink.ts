import useSWRImmutable from 'swr/immutable';
import { fetchLink, linkKeys } from '#src/api/account/recovery.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';

/**
 * The link of a message. Only browsers look at it: a server keeps the pages that it renders, and the
 * token is for one person.
 * @param token null: there is none
 */
export const useAccountLink = (token: string | null) => {
  const hydrated = useHydrated();
  return useSWRImmutable(
    hydrated && token ? linkKeys.one(token) : null,
    ([, one]) => fetchLink(one),
    {
      shouldRetryOnError: false,
    },
  );
};
