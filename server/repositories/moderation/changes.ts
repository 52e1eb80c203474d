import { addresses, listingPath } from '#common/addresses.ts';
import { CHECKED_FIELDS, type CheckedFields } from '#common/contract/places/submissions.ts';
import { first } from '#server/db/client.ts';
import { approveChange } from '#server/repositories/listings/publishedListing.ts';
import { submitted, type ModerationKind, type PendingRow } from './kind.ts';

interface ChangeRow extends PendingRow {
  fields: CheckedFields;
  before: CheckedFields;
}

const BEFORE = `jsonb_build_object('title', o.title, 'category', k.icon_name, 'address', o.address,
  'city', o.city, 'state', coalesce(o.district, ''), 'country', o.country,
  'latitude', o.latitude, 'longitude', o.longitude)`;

const FROM = `FROM listing_changes c JOIN users u ON u.id = c.user_id
  JOIN organisations o ON o.id = c.organisation_id JOIN categories k ON k.id = o.category_id`;

const said = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);

/** Each field that changes as it is public, then as its owner wants it. */
const factsOf = ({ fields, before }: ChangeRow) =>
  CHECKED_FIELDS.filter((name) => name in fields).flatMap((name) => [
    { name, value: said(before[name]) },
    { name: `new_${name}`, value: said(fields[name]) },
  ]);

/** New names, categories and addresses of published places. */
export const changesForModeration: ModerationKind<ChangeRow> = {
  kind: 'change',

  from: () => `${FROM} WHERE ${submitted('c')}`,
  columns: () => `c.id, c.code, c.fields, c.submitted_at AS created_at, o.slug, o.title, '' AS text,
    ${BEFORE} AS before, u.first_name || ' ' || u.last_name AS by`,
  items: (rows) => rows.map((row) => ({ facts: factsOf(row) })),

  decide: async (tx, { code, decision, reason, now }) => {
    // The place is locked before its change, as by an owner who changes it at this moment.
    await tx.query(
      `SELECT FROM organisations WHERE id =
         (SELECT organisation_id FROM listing_changes WHERE code = $1) FOR NO KEY UPDATE`,
      [code],
    );
    const row = await first<{
      id: number;
      organisation_id: number;
      user_id: number;
      fields: CheckedFields;
      slug: string;
      title: string;
    }>(
      tx,
      `SELECT c.id, c.organisation_id, c.user_id, c.fields, o.slug, o.title
         ${FROM} WHERE c.code = $1 AND ${submitted('c')} FOR SHARE OF u`,
      [code],
    );
    if (!row) return undefined;
    const isApproved = decision === 'approve';
    await tx.query(
      'UPDATE listing_changes SET state = $2, reason = $3, decided_at = $4 WHERE id = $1',
      [row.id, isApproved ? 'approved' : 'returned', reason || null, now],
    );
    if (isApproved) await approveChange(tx, { id: row.organisation_id, fields: row.fields });
    return {
      tell: { userId: row.user_id },
      title: row.title,
      path: isApproved
        ? listingPath(row.slug)
        : `${addresses.manage.pattern.replace(':id', row.slug)}?tab=listing`,
    };
  },
};
