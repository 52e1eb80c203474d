import { getSessions } from '#common/contract/account/profile.ts';
import { getClaims } from '#common/contract/places/claims.ts';
import { getSubmissions } from '#common/contract/places/submissions.ts';
import { orAbsent } from '#src/api/transport/call.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';

const none = { records: [] };

export const useSessions = () => useOwnQuery(getSessions, {}, { shouldRetryOnError: false });

/** The places that one has claimed, the latest first; none on a server that knows no claims. */
export const useClaims = () =>
  useOwnQuery(getClaims, {}, { read: (answer) => orAbsent(answer, none) });

/**
 * One's own submissions, the latest first; none on a server that takes none.
 * @param wanted whether something shows them now
 */
export const useSubmissions = (wanted = true) =>
  useOwnQuery(getSubmissions, wanted ? {} : null, { read: (answer) => orAbsent(answer, none) });
