import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { Invitation, Member } from '#common/contract/places/members.ts';
import type { InvitationRow } from '#server/repositories/places/invitations.ts';
import { type MemberRow } from '#server/repositories/places/membership.ts';

export const PlaceParams = Type.Object({ id: Type.String({ description: 'A slug or a code.' }) });

/** The fields of a member in the contract. */
export const toMember = ({ code, name, email, role, since }: MemberRow): Member => ({
  code,
  name,
  email,
  role,
  since: toAthensIso(since),
});

/** The fields of an invitation in the contract. */
export const toInvitation = (row: InvitationRow, now: Date): Invitation => ({
  code: row.code,
  email: row.email,
  role: row.role,
  state: row.expires_at <= now ? 'expired' : 'open',
  invited_by: row.invited_by,
  created_at: toAthensIso(row.created_at),
  expires_at: toAthensIso(row.expires_at),
});
