import { getUser } from '#common/contract/account/users.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';

export const useCurrentUser = () => useOwnQuery(getUser, {});
