import { getMemberships, type MemberRole } from '#common/contract/counter.ts';
import { orAbsent } from '#src/api/transport/call.ts';
import { once, useOwnQuery } from '#src/hooks/data/useQuery.ts';

export interface Membership {
  slug: string;
  title: string;
  role: MemberRole;
}

const none: Membership[] = [];

/**
 * The places where the person serves, or which they run; requested once a session, and undefined
 * until the server responds or fails. A server that knows no members has answered, too.
 * @param wanted whether something shows them now
 */
export const useMemberships = (wanted = true): Membership[] | undefined => {
  const { data, isLoading } = useOwnQuery(getMemberships, wanted ? {} : null, {
    read: async (answer) => {
      const { records } = await orAbsent(answer, { records: [] });
      return records.map(({ organisation: { slug, title }, role }) => ({ slug, title, role }));
    },
    ...once,
    shouldRetryOnError: false,
  });
  return data ?? (wanted && isLoading ? undefined : none);
};
