import type { Language } from '#common/languages.ts';
import type { MemberRole } from '#common/contract/counter.ts';
import type { AuditAction } from '#common/contract/places/members.ts';
import { first, sqlState, type Db, type Queryable } from '#server/db/client.ts';
import { record } from '#server/repositories/members/audit.ts';
import { placeOfMember, type MemberPlace } from '#server/repositories/members/members.ts';
import { revokeUnopened } from './devices.ts';
import { revokeOf } from './invitations.ts';

export interface MemberRow {
  user_id: number;
  code: string;
  name: string;
  email: string;
  role: MemberRole;
  since: Date;
}

/** The change would leave the place without an owner. */
export class LastOwner extends Error {
  override readonly name = 'LastOwner';
}

/** A change of a member, by an owner or by the member. */
export interface MemberChange {
  place: MemberPlace;
  userId: number;
  code: string;
  now: Date;
}

const MEMBER_COLUMNS = `m.user_id, u.code, u.first_name || ' ' || u.last_name AS name, u.email, m.role,
  m.created_at AS since`;

/** As `placeOfMember`; `undefined` unless the person is an owner of the place. */
export async function placeOfOwner(
  db: Queryable,
  userId: number,
  slugOrCode: string,
  language?: Language,
): Promise<MemberPlace | undefined> {
  const place = await placeOfMember(db, userId, slugOrCode, language);
  return place?.role === 'owner' ? place : undefined;
}

/**
 * Serialises member changes of a place until the transaction ends, so that a removed member can no
 * longer change or invite anybody. Lock invitations and members afterwards, in this order, as
 * accepting an invitation does.
 */
export const lockMembers = (tx: Queryable, { id }: Pick<MemberPlace, 'id'>): Promise<unknown> =>
  tx.query('SELECT FROM organisations WHERE id = $1 FOR NO KEY UPDATE', [id]);

/** The members of a place, owners first. */
export const membersOf = (db: Queryable, organisationId: number): Promise<MemberRow[]> =>
  db.query(
    `SELECT ${MEMBER_COLUMNS} FROM members m JOIN users u ON u.id = m.user_id
      WHERE m.organisation_id = $1 ORDER BY m.role DESC, m.created_at, m.user_id`,
    [organisationId],
  );

const memberOf = (
  tx: Queryable,
  organisationId: number,
  code: string,
): Promise<MemberRow | undefined> =>
  first(
    tx,
    `SELECT ${MEMBER_COLUMNS} FROM members m JOIN users u ON u.id = m.user_id
      WHERE m.organisation_id = $1 AND u.code = $2`,
    [organisationId, code],
  );

/**
 * Makes and records a change if the caller may still make it. The database refuses to remove the
 * last owner: see `members_guard`.
 * @param may the permitted callers: owners, or owners and the member
 */
async function change(
  db: Db,
  { place, userId, code, now }: MemberChange,
  may: 'owners' | 'owners and oneself',
  work: (
    tx: Queryable,
    member: MemberRow,
  ) => Promise<{ action: AuditAction; details: Record<string, unknown> } | null>,
): Promise<MemberRow | undefined> {
  try {
    return await db.transaction(async (tx) => {
      await lockMembers(tx, place);
      const member = await memberOf(tx, place.id, code);
      if (!member) return undefined;
      const isAllowed = may === 'owners and oneself' && member.user_id === userId;
      if (!isAllowed && !(await placeOfOwner(tx, userId, place.code))) return undefined;
      const done = await work(tx, member);
      const acting = { organisationId: place.id, userId, now };
      if (done) await record(tx, acting, done.action, code, done.details);
      return (await memberOf(tx, place.id, code)) ?? member;
    });
  } catch (error) {
    if (sqlState(error) === '23514') throw new LastOwner();
    throw error;
  }
}

/** Revokes everything that would let the member return, also with another account. */
async function revokeAccess(
  tx: Queryable,
  { place, userId, now }: MemberChange,
  member: MemberRow,
): Promise<void> {
  const by = { organisationId: place.id, userId, now };
  await revokeOf(tx, by, member);
  await revokeUnopened(tx, by, member.user_id);
}

/**
 * Changes the role of a member. Demoting an owner to clerk revokes their open invitations and
 * unopened devices.
 * @returns the member, or undefined if there is none
 * @throws LastOwner
 */
export const changeRole = (db: Db, by: MemberChange, role: MemberRole) =>
  change(db, by, 'owners', async (tx, member) => {
    if (member.role === role) return null;
    if (member.role === 'owner') await revokeAccess(tx, by, member);
    await tx.query('UPDATE members SET role = $3 WHERE organisation_id = $1 AND user_id = $2', [
      by.place.id,
      member.user_id,
      role,
    ]);
    return { action: 'change_role', details: { from: member.role, to: role } };
  });

/**
 * Removes a member from a place and revokes their open invitations and unopened devices. Members
 * who remove themselves keep theirs.
 * @returns the removed member, or undefined if there is none
 * @throws LastOwner
 */
export const removeMember = (db: Db, by: MemberChange) =>
  change(db, by, 'owners and oneself', async (tx, member) => {
    const isOneself = member.user_id === by.userId;
    if (!isOneself) await revokeAccess(tx, by, member);
    await tx.query('DELETE FROM members WHERE organisation_id = $1 AND user_id = $2', [
      by.place.id,
      member.user_id,
    ]);
    return { action: isOneself ? 'leave' : 'remove_member', details: { role: member.role } };
  });
