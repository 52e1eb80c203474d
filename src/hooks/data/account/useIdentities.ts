import useSWR from 'swr';
import { fetchIdentities, identityKeys } from '#src/api/account/identities.ts';
import { useSession } from './useSession.ts';

/** With which other services the person can sign in. */
export const useIdentities = () => {
  const { loggedIn, epoch } = useSession();
  return useSWR(loggedIn ? identityKeys.own(epoch) : null, fetchIdentities, {
    shouldRetryOnError: false,
  });
};
