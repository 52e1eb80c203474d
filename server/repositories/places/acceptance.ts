import type { InvitationState } from '#common/contract/places/members.ts';
import type { MemberRole, PlaceSummary } from '#common/contract/counter.ts';
import { first, updateRow, valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { secretHash } from '#server/lib/secrets/codes.ts';
import { emailKey } from '#server/lib/email.ts';
import { record } from '#server/repositories/members/audit.ts';
import type { UserRow } from '#server/repositories/people/users.ts';
import type { InvitationRow } from './invitations.ts';

/** An invitation and its place, as anyone with the link sees them. */
export interface LinkRow extends Omit<InvitationRow, 'language' | 'sendings' | 'created_at'> {
  state: InvitationState;
  accepted_by: number | null;
  place: PlaceSummary;
}

export type Acceptance =
  | { outcome: 'accepted'; link: LinkRow; role: MemberRole }
  | { outcome: 'other_address' }
  | { outcome: 'over'; state: InvitationState };

/** The invitation of a link; `undefined` if there is none. @param lock locks the row */
export const invitationOfToken = (
  db: Queryable,
  token: string,
  now: Date,
  lock: '' | 'FOR UPDATE OF i' = '',
): Promise<LinkRow | undefined> =>
  first(
    db,
    `SELECT i.id, i.code, i.organisation_id, i.role, i.email, i.email_key, i.accepted_by,
            i.expires_at, u.first_name || ' ' || u.last_name AS invited_by,
            CASE WHEN i.state = 'open' AND i.expires_at <= $2 THEN 'expired' ELSE i.state END
              AS state,
            jsonb_build_object('code', o.code, 'slug', o.slug, 'title', o.title,
              'address', o.address, 'city', o.city, 'image', o.image) AS place
       FROM invitations i JOIN organisations o ON o.id = i.organisation_id
       LEFT JOIN users u ON u.id = i.invited_by
      WHERE i.token_hash = $1 ${lock}`,
    [secretHash(token), now],
  );

const over = (tx: Queryable, link: LinkRow, state: InvitationState, by: number | null, now: Date) =>
  updateRow(tx, 'invitations', link.id, { state, accepted_by: by, ended_at: now });

/**
 * Makes the signed-in person a member, once. The link went to one address only, so it proves that
 * address. An account with another address is accepted after its holder confirms this. An owner who
 * accepts an invitation stays an owner.
 */
export const acceptInvitation = (
  db: Db,
  {
    token,
    user,
    otherAddress,
    now,
  }: { token: string; user: UserRow; otherAddress: boolean; now: Date },
): Promise<Acceptance | null> =>
  db.transaction(async (tx) => {
    const link = await invitationOfToken(tx, token, now, 'FOR UPDATE OF i');
    if (!link) return null;
    const isRepeat = link.state === 'accepted' && link.accepted_by === user.id;
    if (link.state !== 'open' && !isRepeat) return { outcome: 'over', state: link.state };
    const isOther = emailKey(link.email) !== emailKey(user.email);
    if (isOther && !otherAddress && !isRepeat) return { outcome: 'other_address' };
    if (!isRepeat) {
      await tx.query(
        `INSERT INTO members (organisation_id, user_id, role, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (organisation_id, user_id) DO UPDATE SET role = EXCLUDED.role
          WHERE EXCLUDED.role = 'owner'`,
        [link.organisation_id, user.id, link.role, now],
      );
      await over(tx, link, 'accepted', user.id, now);
      const acting = { organisationId: link.organisation_id, userId: user.id, now };
      const details = { role: link.role, ...(isOther ? { other_address: true } : {}) };
      await record(tx, acting, 'accept_invitation', link.code, details);
    }
    const role = await valueOf<MemberRole>(
      tx,
      'SELECT role FROM members WHERE organisation_id = $1 AND user_id = $2',
      [link.organisation_id, user.id],
    );
    // The member was removed since, and a repeat must not add them again.
    return role ? { outcome: 'accepted', link, role } : { outcome: 'over', state: 'accepted' };
  });

/** Declines an invitation, for anyone with its link. @returns its previous state, or null */
export const declineInvitation = (
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<InvitationState | null> =>
  db.transaction(async (tx) => {
    const link = await invitationOfToken(tx, token, now, 'FOR UPDATE OF i');
    if (link?.state !== 'open') return link?.state ?? null;
    await over(tx, link, 'declined', null, now);
    const acting = { organisationId: link.organisation_id, userId: null, now };
    await record(tx, acting, 'decline_invitation', link.code, { role: link.role });
    return 'open';
  });
