import {
  INVITATION_STATES,
  type InvitationLink as Contract,
  type InvitationState,
} from '#common/contract/places/members.ts';
import { MEMBER_ROLES, type MemberRole } from '#common/contract/counter.ts';
import { bag, oneOf, text } from '#src/lib/read.ts';
import { loadClient } from './transport/loadClient.ts';
import { ApiError } from './transport/errors.ts';
import type { Wire } from './transport/wire.ts';

/** An invitation to a place, as whoever has its link sees it. */
export interface Invitation {
  place: { title: string; slug: string | null; address: string };
  role: MemberRole;
  state: InvitationState;
  /** Whom it was sent to, with most of it hidden; null when the server does not say. */
  email: string | null;
  /** Null: whoever runs the server. */
  invitedBy: string | null;
  expiresAt: string;
}

const pathOf = (token: string): string => `/api/invitations/${encodeURIComponent(token)}`;

export const invitationKeys = { one: (token: string) => ['invitation', token] as const };

const toInvitation = (raw: unknown): Invitation => {
  const wire: Wire<Contract> = bag(raw);
  const place: Wire<Contract['organisation']> = bag(wire.organisation);
  const title = text(place.title);
  const role = oneOf(MEMBER_ROLES, wire.role);
  if (!title || !role) throw new ApiError('malformed');
  return {
    place: {
      title,
      slug: text(place.slug),
      address: [text(place.address), text(place.city)].filter(Boolean).join(', '),
    },
    role,
    state: oneOf(INVITATION_STATES, wire.state) ?? 'open',
    email: text(wire.email),
    invitedBy: text(wire.invited_by),
    expiresAt: text(wire.expires_at) ?? '',
  };
};

/** `GET /api/invitations/{token}`. @throws ApiError */
export const fetchInvitation = async (token: string): Promise<Invitation> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(pathOf(token));
  return toInvitation(data);
};

/**
 * `POST /api/invitations/{token}/accept`, for the signed-in person.
 * @param otherAddress confirms that the account has another address than the invited one
 * @throws ApiError with the code `invitation_other_address` where that is still to be confirmed
 */
export const acceptInvitation = async (token: string, otherAddress: boolean): Promise<void> => {
  const client = await loadClient();
  await client.post(`${pathOf(token)}/accept`, { other_address: otherAddress });
};

/** `POST /api/invitations/{token}/decline`. @throws ApiError */
export const declineInvitation = async (token: string): Promise<void> => {
  const client = await loadClient();
  await client.post(`${pathOf(token)}/decline`);
};
