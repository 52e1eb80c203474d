import useSWR from 'swr';
import { fetchListings, listingKeys, type Listing } from '#src/api/account/listings.ts';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { useSession } from './useSession.ts';

/** A server that knows no listings has none. */
const fetchOwn = async (): Promise<Listing[]> => {
  try {
    return await fetchListings();
  } catch (error) {
    if (isUnsure(toApiError(error))) throw error;
    return [];
  }
};

/** One's own listings, the latest first. @param wanted whether something shows them now */
export const useListings = (wanted = true) => {
  const { loggedIn, epoch } = useSession();
  return useSWR(loggedIn && wanted ? listingKeys.own(epoch) : null, fetchOwn);
};
