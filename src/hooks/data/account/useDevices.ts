import useSWR from 'swr';
import { deviceKeys, fetchSessions } from '#src/api/account/sessions.ts';
import { useSession } from './useSession.ts';

/** Where the person is signed in. */
export const useDevices = () => {
  const { loggedIn, epoch } = useSession();
  return useSWR(loggedIn ? deviceKeys.own(epoch) : null, fetchSessions, {
    shouldRetryOnError: false,
  });
};
