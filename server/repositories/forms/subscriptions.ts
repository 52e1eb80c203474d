import { todayInAthens } from '#common/calendar/athens.ts';
import type { SubscriptionTopic } from '#common/forms.ts';
import type { Language } from '#common/languages.ts';
import { first, insertRow, type Queryable } from '#server/db/client.ts';
import { emailKey } from '#server/lib/email.ts';
import { isKey, newSecret, secretHash } from '#server/lib/secrets/codes.ts';
import { nameIn } from '#server/repositories/organisations/english.ts';
import { addresses } from '#common/addresses.ts';

/** Lifetime of a confirmation link in hours. */
const HOURS = 24;

export interface SubscriptionRow {
  topic: SubscriptionTopic;
  email: string;
  language: Language;
  confirmed_at: Date | null;
  /** Unsubscribe key: 32 hexadecimal digits. */
  key: string;
  slug: string | null;
  title: string | null;
}

const SUBSCRIPTION_COLUMNS = `s.topic, s.email, s.language, s.confirmed_at, replace(s.key::text, '-', '') AS key,
  o.slug, o.title`;
const JOINED = 'subscriptions s LEFT JOIN organisations o ON o.id = s.organisation_id';

/** The place of a future subscription, by slug or code, with its title in a language. */
export const placeOf = (
  db: Queryable,
  slugOrCode: string,
  language: Language,
): Promise<{ id: number; title: string } | undefined> =>
  first(
    db,
    `SELECT o.id, ${nameIn(language, 'title')} AS title FROM organisations o
      WHERE o.slug = $1 OR o.code = $1 ORDER BY o.slug = $1 DESC LIMIT 1`,
    [slugOrCode],
  );

/**
 * Stores a pending subscription until its link is followed. An existing subscription stays
 * unchanged and gets a new link, so that nobody learns whether an address has one.
 * @returns the token of the link, which is not stored
 */
export async function requestSubscription(
  tx: Queryable,
  request: {
    topic: SubscriptionTopic;
    organisationId: number | null;
    /** The last day to notify of; null for any. */
    until: string | null;
    email: string;
    language: Language;
    now: Date;
  },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecret();
  const expiresAt = new Date(request.now.getTime() + HOURS * 3_600_000);
  // A subscription ends with its last day, although the daily job deletes it only later.
  await tx.query(
    'DELETE FROM subscriptions WHERE organisation_id = $1 AND email_key = $2 AND until < $3::date',
    [request.organisationId, emailKey(request.email), todayInAthens(request.now)],
  );
  await insertRow(
    tx,
    'subscriptions',
    {
      topic: request.topic,
      organisation_id: request.organisationId,
      until: request.until,
      email: request.email,
      email_key: emailKey(request.email),
      language: request.language,
      token_hash: secretHash(token),
      expires_at: expiresAt,
    },
    `ON CONFLICT (topic, organisation_id, email_key) DO UPDATE
       SET token_hash = EXCLUDED.token_hash, expires_at = EXCLUDED.expires_at,
           until = CASE WHEN subscriptions.confirmed_at IS NULL THEN EXCLUDED.until
                        ELSE subscriptions.until END`,
  );
  return { token, expiresAt };
}

/**
 * Starts the subscription of a link. A repeat changes nothing.
 * @returns undefined if the link is unknown or expired
 */
export async function confirmSubscription(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<(SubscriptionRow & { is_new: boolean }) | undefined> {
  const found = await first<SubscriptionRow & { id: number }>(
    tx,
    `SELECT s.id, ${SUBSCRIPTION_COLUMNS} FROM ${JOINED}
      WHERE s.token_hash = $1 AND (s.expires_at > $2 OR s.confirmed_at IS NOT NULL)
        FOR UPDATE OF s`,
    [secretHash(token), now],
  );
  if (!found) return undefined;
  const { id, ...row } = found;
  if (row.confirmed_at !== null) return { ...row, is_new: false };
  await tx.query('UPDATE subscriptions SET confirmed_at = $2 WHERE id = $1', [id, now]);
  return { ...row, confirmed_at: now, is_new: true };
}

export const subscriptionOfKey = async (
  db: Queryable,
  key: string,
): Promise<SubscriptionRow | undefined> =>
  isKey(key)
    ? first(db, `SELECT ${SUBSCRIPTION_COLUMNS} FROM ${JOINED} WHERE s.key = $1::uuid`, [key])
    : undefined;

/** Ends the subscription of a key and deletes the address. A repeat changes nothing. */
export const endSubscription = async (db: Queryable, key: string): Promise<unknown> =>
  isKey(key) ? db.query('DELETE FROM subscriptions WHERE key = $1::uuid', [key]) : undefined;

export const subscriptionHref = (origin: string, by: { token: string } | { key: string }): string =>
  `${origin}${addresses.subscription.pattern}?${new URLSearchParams(by)}`;

/** One-click unsubscribe address for mail programs. Source: RFC 8058. */
export const unsubscribeHref = (origin: string, key: string): string =>
  `${origin}/api/subscriptions/${key}/end`;
