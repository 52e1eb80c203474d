import useSWR from 'swr';
import { fetchInvitation, invitationKeys } from '#src/api/invitations.ts';

/** The invitation of a link. */
export const useInvitation = (token: string) =>
  useSWR(invitationKeys.one(token), () => fetchInvitation(token));
