import useSWR from 'swr';
import { fetchInvitation, invitationKeys } from '#src/api/invitations.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';

/**
 * The invitation of a link. Only browsers ask for it: a server keeps the pages that it renders, and
 * the token is for one person.
 */
export const useInvitation = (token: string) => {
  const hydrated = useHydrated();
  return useSWR(hydrated ? invitationKeys.one(token) : null, () => fetchInvitation(token));
};
