import { listingPath } from '#common/addresses.ts';
import { first } from '#server/db/client.ts';
import { approveClaim } from '#server/repositories/listings/claims.ts';
import { nameIn } from '#server/repositories/organisations/english.ts';
import { submitted, type ModerationKind, type PendingRow } from './kind.ts';

interface ClaimRow extends PendingRow {
  contact: string;
  email: string;
  owners: number;
}

/** Places that people say are theirs: approved, they own them. */
export const claimsForModeration: ModerationKind<ClaimRow> = {
  kind: 'claim',

  from: () => `FROM claims c JOIN users u ON u.id = c.user_id
    JOIN organisations o ON o.id = c.organisation_id WHERE ${submitted('c')}`,
  columns: (language) => `c.id, c.code, c.created_at, c.text, c.contact, u.email, o.slug,
    ${nameIn(language, 'title')} AS title, u.first_name || ' ' || u.last_name AS by,
    (SELECT count(*) FROM members m
      WHERE m.organisation_id = o.id AND m.role = 'owner') AS owners`,
  items: (rows) =>
    rows.map(({ contact, email, owners }) => ({
      facts: [
        { name: 'contact', value: contact },
        { name: 'email', value: email },
        { name: 'owners', value: String(owners) },
      ],
    })),

  decide: async (tx, { code, decision, reason, now }) => {
    const row = await first<{
      id: number;
      user_id: number;
      organisation_id: number;
      organisation_code: string;
      slug: string;
      title: string;
    }>(
      tx,
      `SELECT c.id, c.user_id, c.organisation_id, o.slug, o.title,
              o.code AS organisation_code
         FROM claims c JOIN users u ON u.id = c.user_id
         JOIN organisations o ON o.id = c.organisation_id
        WHERE c.code = $1 AND ${submitted('c')} FOR NO KEY UPDATE OF c FOR SHARE OF u`,
      [code],
    );
    if (!row) return undefined;
    const isApproved = decision === 'approve';
    if (isApproved) {
      const { organisation_id: organisationId, user_id: userId, organisation_code } = row;
      await approveClaim(tx, { organisationId, userId, code: organisation_code }, now);
    }
    await tx.query('UPDATE claims SET state = $2, reason = $3, decided_at = $4 WHERE id = $1', [
      row.id,
      isApproved ? 'approved' : 'returned',
      reason || null,
      now,
    ]);
    return {
      tell: { userId: row.user_id },
      title: row.title,
      path: listingPath(row.slug),
    };
  },
};
