import { getSessions } from '#common/contract/account/profile.ts';
import { getClaims } from '#common/contract/places/claims.ts';
import { getSubmissions } from '#common/contract/places/submissions.ts';
import { orFallback } from '#src/api/transport/call.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';

const none = { records: [] };

export const useSessions = () => useOwnQuery(getSessions, {}, { shouldRetryOnError: false });

/** The person's claims, newest first. Empty if the server does not support claims. */
export const useClaims = () =>
  useOwnQuery(getClaims, {}, { read: (response) => orFallback(response, none) });

/**
 * The person's own submissions, newest first. Empty if the server does not accept submissions.
 * @param wanted false skips the request
 */
export const useSubmissions = (wanted = true) =>
  useOwnQuery(getSubmissions, wanted ? {} : null, {
    read: (response) => orFallback(response, none),
  });
