import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { Invitation, Member } from '#common/contract/places/members.ts';
import type { Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { Problem } from '#server/lib/problem.ts';
import { userOf } from '#server/plugins/auth.ts';
import type { MemberPlace } from '#server/repositories/line/members.ts';
import type { InvitationRow } from '#server/repositories/places/invitations.ts';
import { placeOfOwner, type MemberRow } from '#server/repositories/places/membership.ts';

/** The place of a call. */
export const PlaceParams = Type.Object({ id: Type.String({ description: 'A slug or a code.' }) });

/**
 * The place of a call that is for its owners, with its names in their language.
 * @throws Problem 404 for everybody else, members included, as where there is no such place
 */
export async function ownPlace(
  { db }: Context,
  request: FastifyRequest,
  id: string,
): Promise<MemberPlace> {
  const language = languageOf(request.headers['accept-language']);
  const place = await placeOfOwner(db, userOf(request).id, id, language);
  if (!place) throw new Problem(404, 'organisation_not_found');
  return place;
}

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
