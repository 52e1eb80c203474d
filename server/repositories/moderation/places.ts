import { addresses, listingPath } from '#common/addresses.ts';
import {
  CHECKED_FIELDS,
  type CheckedFields,
  SubmissionFields,
} from '#common/contract/places/submissions.ts';
import { updateRow, type Queryable } from '#server/db/client.ts';
import { approveClaim } from '#server/repositories/listings/claims.ts';
import { publishListing } from '#server/repositories/listings/publish.ts';
import { approveChange } from '#server/repositories/listings/publishedListing.ts';
import { nameIn } from '#server/repositories/organisations/english.ts';
import { photosOf } from '#server/repositories/photos/photos.ts';
import { aboutPlace, lockRow, type ModerationKind, type PendingRow } from './kind.ts';

/**
 * The condition for listings, changes or claims `x` by people `u` to be pending. An account that is
 * being deleted cannot become an owner, because its place would lose its owner.
 */
const submitted = (x: 'l' | 'c') => `${x}.state = 'submitted' AND u.delete_at IS NULL`;

/** Locks a row and its author, so that a decision cannot race with a deletion request. */
const lockWithPerson = (tx: Queryable, table: string, code: string) =>
  tx.query(
    `SELECT FROM ${table} x JOIN users u ON u.id = x.user_id WHERE x.code = $1
        FOR NO KEY UPDATE OF x FOR SHARE OF u`,
    [code],
  );

type OfPerson = PendingRow & { user_id: number };

const NAMES = Object.keys(SubmissionFields.properties) as (keyof SubmissionFields)[];

const hoursOf = ({ hours }: SubmissionFields): string =>
  hours
    .flatMap(({ weekday, intervals }) =>
      intervals.map(({ from, to }) => `${weekday}: ${from}–${to}`),
    )
    .join(', ');

const factsOf = (fields: SubmissionFields): { name: string; value: string }[] =>
  NAMES.filter((name) => name !== 'title' && name !== 'description')
    .map((name) => ({
      name,
      value: name === 'hours' ? hoursOf(fields) : [fields[name] ?? ''].flat().join(', '),
    }))
    .filter(({ value }) => value !== '');

/** The page where people see the state of their listings. */
const OWN_LISTINGS = '/dashboard';

/** Submitted listings. Publishing one creates a place in the directory. */
export const listings: ModerationKind<OfPerson & { fields: SubmissionFields }> = {
  kind: 'listing',
  alias: 'l',
  from: () => `FROM listings l JOIN users u ON u.id = l.user_id WHERE ${submitted('l')}`,
  columns: () => `l.id, l.code, l.user_id, l.fields, l.submitted_at AS created_at,
    l.fields->>'description' AS text, u.first_name || ' ' || u.last_name AS by`,
  items: async (rows, db) => {
    const photos = await photosOf(
      db,
      'listing',
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, fields }) => ({
      title: fields.title,
      facts: factsOf(fields),
      pictures: (photos.get(id) ?? []).map(({ url }) => url),
    }));
  },
  lock: (tx, code) => lockWithPerson(tx, 'listings', code),
  decide: async (tx, row, { decision, reason, now }) => {
    const slug = decision === 'approve' ? await publishListing(tx, row, now) : null;
    const state = slug === null ? 'returned' : 'published';
    await updateRow(tx, 'listings', row.id, { state, reason: reason || null, decided_at: now });
    const path = slug === null ? OWN_LISTINGS : listingPath(slug);
    return { recipient: { userId: row.user_id }, title: row.fields.title, path };
  },
};

interface ChangeRow extends OfPerson {
  organisation_id: number;
  fields: CheckedFields;
  before: CheckedFields;
}

const BEFORE = `jsonb_build_object('title', o.title, 'category', k.icon_name, 'address', o.address,
  'city', o.city, 'state', coalesce(o.district, ''), 'country', o.country,
  'latitude', o.latitude, 'longitude', o.longitude)`;

/** New names, categories and addresses of published places. */
export const changes: ModerationKind<ChangeRow> = {
  kind: 'change',
  alias: 'c',
  from: () => `FROM listing_changes c JOIN users u ON u.id = c.user_id
    JOIN organisations o ON o.id = c.organisation_id JOIN categories k ON k.id = o.category_id
    WHERE ${submitted('c')}`,
  columns: () => `c.id, c.code, c.user_id, c.organisation_id, c.fields,
    c.submitted_at AS created_at, o.slug, o.title, '' AS text, ${BEFORE} AS before,
    u.first_name || ' ' || u.last_name AS by`,
  // Each changed field with its public value and the requested value.
  items: (rows) =>
    rows.map(({ fields, before }) => ({
      facts: CHECKED_FIELDS.filter((name) => name in fields).flatMap((name) => [
        { name, value: String(before[name] ?? '') },
        { name: `new_${name}`, value: String(fields[name] ?? '') },
      ]),
    })),
  lock: async (tx, code) => {
    // Lock the place before its change, in the order that an owner's edit uses.
    await tx.query(
      `SELECT FROM organisations WHERE id =
         (SELECT organisation_id FROM listing_changes WHERE code = $1) FOR NO KEY UPDATE`,
      [code],
    );
    await lockWithPerson(tx, 'listing_changes', code);
  },
  decide: async (tx, row, { decision, reason, now }) => {
    const isApproved = decision === 'approve';
    const state = isApproved ? 'approved' : 'returned';
    await updateRow(tx, 'listing_changes', row.id, {
      state,
      reason: reason || null,
      decided_at: now,
    });
    if (isApproved) {
      await approveChange(tx, { id: row.organisation_id, fields: row.fields });
      return aboutPlace(row);
    }
    const path = `${addresses.manage.pattern.replace(':id', row.slug!)}?tab=listing`;
    return { ...aboutPlace(row), path };
  },
};

interface ClaimRow extends OfPerson {
  organisation_id: number;
  organisation_code: string;
  contact: string;
  email: string;
  owners: number;
}

/** Claims of places. Approving one makes the claimant an owner. */
export const claims: ModerationKind<ClaimRow> = {
  kind: 'claim',
  alias: 'c',
  from: () => `FROM claims c JOIN users u ON u.id = c.user_id
    JOIN organisations o ON o.id = c.organisation_id WHERE ${submitted('c')}`,
  columns: (language) => `c.id, c.code, c.user_id, c.created_at, c.text, c.contact, u.email,
    c.organisation_id, o.code AS organisation_code, o.slug, ${nameIn(language, 'title')} AS title,
    u.first_name || ' ' || u.last_name AS by,
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
  lock: (tx, code) => lockWithPerson(tx, 'claims', code),
  decide: async (tx, row, { decision, reason, now }) => {
    const isApproved = decision === 'approve';
    const { organisation_id: organisationId, user_id: userId } = row;
    if (isApproved) {
      await approveClaim(tx, { organisationId, userId, code: row.organisation_code, now });
    }
    const state = isApproved ? 'approved' : 'returned';
    await updateRow(tx, 'claims', row.id, { state, reason: reason || null, decided_at: now });
    return aboutPlace(row);
  },
};

/** Reports of listings. Approving one means that the report was right. */
export const reports: ModerationKind<PendingRow & { reason: string }> = {
  kind: 'report',
  alias: 'r',
  from: () => `FROM reports r JOIN organisations o ON o.id = r.organisation_id
    LEFT JOIN users u ON u.id = r.user_id WHERE r.state = 'waiting'`,
  columns: (language) => `r.id, r.code, r.user_id, r.created_at, r.reason, r.text, o.slug,
    ${nameIn(language, 'title')} AS title, u.first_name || ' ' || u.last_name AS by`,
  items: (rows) => rows.map(({ reason }) => ({ facts: [{ name: 'reason', value: reason }] })),
  lock: (tx, code) => lockRow(tx, 'reports', code),
  decide: async (tx, row, { decision, moderatorId, now }) => {
    const state = decision === 'approve' ? 'approved' : 'returned';
    await updateRow(tx, 'reports', row.id, { state, decided_by: moderatorId, decided_at: now });
    return aboutPlace(row);
  },
};
