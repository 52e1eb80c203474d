import type { Claim, ClaimPayload } from '#common/contract/places/claims.ts';
import { first, valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { record } from '#server/repositories/members/audit.ts';
import { markVerified } from '#server/repositories/places/savePlace.ts';

export interface ClaimRow extends Omit<Claim, 'created_at' | 'organisation'> {
  slug: string;
  title: string;
  created_at: Date;
}

const SELECT = `SELECT c.code, c.state, c.text, c.contact, c.reason, c.created_at, o.slug, o.title
  FROM claims c JOIN organisations o ON o.id = c.organisation_id`;

export const claimsOf = (db: Queryable, userId: number): Promise<ClaimRow[]> =>
  db.query(`${SELECT} WHERE c.user_id = $1 ORDER BY c.id DESC`, [userId]);

/**
 * Claims a place for a person. A repeat updates the text of their pending claim.
 * @returns `owner` if they already own the place
 */
export const claimPlace = (
  db: Db,
  by: { userId: number; organisationId: number; now: Date },
  { text, contact }: ClaimPayload,
): Promise<ClaimRow | 'owner'> =>
  db.transaction(async (tx) => {
    const ids = [by.organisationId, by.userId];
    const owned = await tx.query(
      "SELECT FROM members WHERE organisation_id = $1 AND user_id = $2 AND role = 'owner'",
      ids,
    );
    if (owned.length > 0) return 'owner';
    const id = await valueOf<number>(
      tx,
      `INSERT INTO claims (code, organisation_id, user_id, text, contact, created_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (organisation_id, user_id) WHERE state = 'submitted'
       DO UPDATE SET text = EXCLUDED.text, contact = EXCLUDED.contact
       RETURNING id`,
      [newCode('clm'), ...ids, text, contact, by.now],
    );
    return (await first<ClaimRow>(tx, `${SELECT} WHERE c.id = $1`, [id]))!;
  });

/** Makes the claimant an owner of the place and marks its owner as verified. */
export async function approveClaim(
  tx: Queryable,
  claim: { organisationId: number; userId: number; code: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO members (organisation_id, user_id, role, created_at) VALUES ($1, $2, 'owner', $3)
     ON CONFLICT (organisation_id, user_id) DO UPDATE SET role = 'owner'`,
    [claim.organisationId, claim.userId, claim.now],
  );
  await markVerified(tx, claim.organisationId);
  await record(tx, claim, 'claim_place', claim.code);
}
