import useSWR from 'swr';
import { claimKeys, fetchClaims, type Claim } from '#src/api/places/claims.ts';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { useSession } from './useSession.ts';

/** A server that knows no claims has none. */
const fetchOwn = async (): Promise<Claim[]> => {
  try {
    return await fetchClaims();
  } catch (error) {
    if (isUnsure(toApiError(error))) throw error;
    return [];
  }
};

/** The places that one has claimed, the latest first. */
export const useClaims = () => {
  const { loggedIn, epoch } = useSession();
  return useSWR(loggedIn ? claimKeys.own(epoch) : null, fetchOwn);
};
