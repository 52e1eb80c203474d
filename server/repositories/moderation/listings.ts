import { listingPath } from '#common/addresses.ts';
import type { SubmissionFields } from '#common/contract/places/submissions.ts';
import { first } from '#server/db/client.ts';
import { publishListing } from '#server/repositories/listings/publish.ts';
import { photosOf } from '#server/repositories/photos/photos.ts';
import { submitted, type ModerationKind, type PendingRow } from './kind.ts';

const FACTS = [
  'category', 'address', 'temporary_address', 'city', 'state', 'zip', 'country', 'owner', 'email',
  'phone', 'website', 'facebook', 'twitter', 'google_plus', 'linked_in', 'price_title', 'price',
  'price_description',
] as const; // prettier-ignore

const hoursOf = ({ hours }: SubmissionFields): string =>
  hours
    .flatMap(({ weekday, intervals }) =>
      intervals.map(({ from, to }) => `${weekday}: ${from}–${to}`),
    )
    .join(', ');

const factsOf = (fields: SubmissionFields): { name: string; value: string }[] =>
  [
    ...FACTS.map((name) => ({ name, value: fields[name] })),
    { name: 'keywords', value: fields.keywords.join(', ') },
    { name: 'amenities', value: fields.amenities.join(', ') },
    { name: 'hours', value: hoursOf(fields) },
  ].filter(({ value }) => value !== '');

/** Where somebody finds what became of their listing. */
const OWN_LISTINGS = '/dashboard';

/** Listings that people submitted: published, they become places of the directory. */
export const listingsForModeration: ModerationKind<PendingRow & { fields: SubmissionFields }> = {
  kind: 'listing',

  from: () => `FROM listings l JOIN users u ON u.id = l.user_id WHERE ${submitted('l')}`,
  columns:
    () => `l.id, l.code, l.fields, l.submitted_at AS created_at, l.fields->>'description' AS text,
    u.first_name || ' ' || u.last_name AS by`,
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

  decide: async (tx, { code, decision, reason, now }) => {
    const row = await first<{
      id: number;
      user_id: number;
      fields: SubmissionFields;
    }>(
      tx,
      `SELECT l.id, l.user_id, l.fields
         FROM listings l JOIN users u ON u.id = l.user_id
        WHERE l.code = $1 AND ${submitted('l')} FOR NO KEY UPDATE OF l FOR SHARE OF u`,
      [code],
    );
    if (!row) return undefined;
    const slug = decision === 'approve' ? await publishListing(tx, row, now) : null;
    await tx.query('UPDATE listings SET state = $2, reason = $3, decided_at = $4 WHERE id = $1', [
      row.id,
      slug === null ? 'returned' : 'published',
      reason || null,
      now,
    ]);
    return {
      tell: { userId: row.user_id },
      title: row.fields.title,
      path: slug === null ? OWN_LISTINGS : listingPath(slug),
    };
  },
};
