import { getMemberships, type MemberRole } from '#common/contract/counter.ts';
import { orFallback } from '#src/api/transport/call.ts';
import { fetchOnce, useOwnQuery } from '#src/hooks/data/useQuery.ts';

export interface Membership {
  slug: string;
  title: string;
  role: MemberRole;
}

const none: Membership[] = [];

/**
 * The person's places as member or owner, requested once per session. Undefined until the server
 * responds or fails. Empty if the server does not support members.
 * @param wanted false skips the request
 */
export const useMemberships = (wanted = true): Membership[] | undefined => {
  const { data, isLoading } = useOwnQuery(getMemberships, wanted ? {} : null, {
    read: async (response) => {
      const { records } = await orFallback(response, { records: [] });
      return records.map(({ organisation: { slug, title }, role }) => ({ slug, title, role }));
    },
    ...fetchOnce,
    shouldRetryOnError: false,
  });
  return data ?? (wanted && isLoading ? undefined : none);
};
