import { getUser } from '#common/contract/account/users.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';

/** The person who is logged in; nothing is requested while nobody is. */
export const useCurrentUser = () => useOwnQuery(getUser, {});
