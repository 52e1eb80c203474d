import { listingPath } from '#common/addresses.ts';
import { first } from '#server/db/client.ts';
import { nameIn } from '#server/repositories/organisations/english.ts';
import type { ModerationKind, PendingRow } from './kind.ts';

/** Reports of listings: to approve one says that it was right, to return it that it was not. */
export const reportsForModeration: ModerationKind<PendingRow & { reason: string }> = {
  kind: 'report',

  from: () => `FROM reports r JOIN organisations o ON o.id = r.organisation_id
    LEFT JOIN users u ON u.id = r.user_id WHERE r.state = 'waiting'`,
  columns: (language) => `r.id, r.code, r.created_at, r.reason, r.text, o.slug,
    ${nameIn(language, 'title')} AS title, u.first_name || ' ' || u.last_name AS by`,
  items: (rows) => rows.map(({ reason }) => ({ facts: [{ name: 'reason', value: reason }] })),

  decide: async (tx, { code, decision, moderatorId, now }) => {
    const row = await first<{ user_id: number | null; slug: string; title: string }>(
      tx,
      `UPDATE reports r SET state = $2, decided_by = $3, decided_at = $4
         FROM organisations o
        WHERE r.code = $1 AND r.state = 'waiting' AND o.id = r.organisation_id
       RETURNING r.user_id, o.slug, o.title`,
      [code, decision === 'approve' ? 'approved' : 'returned', moderatorId, now],
    );
    return (
      row && {
        tell: row.user_id === null ? null : { userId: row.user_id },
        title: row.title,
        path: listingPath(row.slug),
      }
    );
  },
};
