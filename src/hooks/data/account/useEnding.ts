import useSWR from 'swr';
import { endingKeys, fetchEnding } from '#src/api/account/ending.ts';
import { useSession } from './useSession.ts';

/** What deleting the account would do. @param wanted whether something shows it now */
export const useEnding = (wanted: boolean) => {
  const { loggedIn, epoch } = useSession();
  return useSWR(loggedIn && wanted ? endingKeys.own(epoch) : null, fetchEnding, {
    shouldRetryOnError: false,
  });
};
