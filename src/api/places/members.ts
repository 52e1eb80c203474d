import { MEMBER_ROLES, type MemberRole } from '#common/contract/counter.ts';
import type {
  Invitation as InvitationContract,
  Member as MemberContract,
  MembersAnswer,
} from '#common/contract/places/members.ts';
import { bag, oneOf, records, text } from '#src/lib/read.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';

/** Somebody who serves at a place or runs it. */
export interface Member {
  code: string;
  name: string;
  email: string | null;
  role: MemberRole;
}

/** Somebody who was invited and has not answered. */
export interface PendingInvitation {
  code: string;
  email: string;
  role: MemberRole;
  isExpired: boolean;
  expiresAt: string;
}

/** The people of a place. */
export interface Members {
  members: Member[];
  invitations: PendingInvitation[];
}

export const memberKeys = { of: (epoch: number, id: string) => ['members', epoch, id] as const };

const toMember = (raw: unknown): Member[] => {
  const wire: Wire<MemberContract> = bag(raw);
  const code = text(wire.code);
  if (!code) return [];
  return [
    {
      code,
      name: text(wire.name) ?? text(wire.email) ?? code,
      email: text(wire.email),
      role: oneOf(MEMBER_ROLES, wire.role) ?? 'clerk',
    },
  ];
};

const toInvitation = (raw: unknown): PendingInvitation[] => {
  const wire: Wire<InvitationContract> = bag(raw);
  const code = text(wire.code);
  const email = text(wire.email);
  if (!code || !email) return [];
  return [
    {
      code,
      email,
      role: oneOf(MEMBER_ROLES, wire.role) ?? 'clerk',
      isExpired: wire.state === 'expired',
      expiresAt: text(wire.expires_at) ?? '',
    },
  ];
};

const path = (id: string): string => `/api/places/${encodeURIComponent(id)}/members`;
const one = (id: string, code: string): string => `${path(id)}/${encodeURIComponent(code)}`;
const invitation = (id: string, code: string): string =>
  `${path(id)}/invitations/${encodeURIComponent(code)}`;

/** `GET /api/places/{id}/members`. @throws ApiError */
export const fetchMembers = async (id: string): Promise<Members> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(path(id));
  const wire: Wire<MembersAnswer> = bag(data);
  if (!Array.isArray(wire.records)) throw new ApiError('malformed');
  return {
    members: wire.records.flatMap(toMember),
    invitations: records(wire.invitations).flatMap(toInvitation),
  };
};

/** `POST /api/places/{id}/members`: invites by e-mail. @throws ApiError */
export const inviteMember = async (
  id: string,
  invitee: { email: string; role: MemberRole },
): Promise<void> => {
  const client = await loadClient();
  await client.post(path(id), invitee);
};

/** `PATCH /api/places/{id}/members/{code}`. @throws ApiError `conflict` for the last owner */
export const changeRole = async (id: string, code: string, role: MemberRole): Promise<void> => {
  const client = await loadClient();
  await client.patch(one(id, code), { role });
};

/** `DELETE /api/places/{id}/members/{code}`. @throws ApiError `conflict` for the last owner */
export const removeMember = async (id: string, code: string): Promise<void> => {
  const client = await loadClient();
  await client.delete(one(id, code));
};

/** Sends an invitation again, with a new link. @throws ApiError */
export const sendInvitationAgain = async (id: string, code: string): Promise<void> => {
  const client = await loadClient();
  await client.post(`${invitation(id, code)}/send_again`);
};

/** Revokes an invitation: its link opens nothing any more. @throws ApiError */
export const revokeInvitation = async (id: string, code: string): Promise<void> => {
  const client = await loadClient();
  await client.delete(invitation(id, code));
};
