import type { LinkPurpose, LinkState } from '#common/contract/account/account.ts';
import { first, insertRow, valueOf, type Queryable } from '#server/db/client.ts';
import { newCode, newSecret, secretHash } from '#server/lib/secrets/codes.ts';
import type { Identity } from './identities.ts';

const HOUR_MS = 3_600_000;

const HOURS: Record<LinkPurpose, number> = {
  recover: 1,
  confirm: 24,
  change_email: 1,
  link_social: 1,
};

export interface LinkRow {
  id: number;
  user_id: number;
  purpose: LinkPurpose;
  state: LinkState;
  /** The address that the link proves. */
  email: string;
  expires_at: Date;
  /** The provider account that the link joins; null for other links. */
  provider: Identity['provider'] | null;
  subject: string | null;
}

/**
 * Creates a link. Its token is not stored.
 * @param userId the account; null if nobody has the requested address: the same rows are written,
 * so that the response time reveals nothing
 */
export async function startLink(
  tx: Queryable,
  {
    userId,
    purpose,
    email,
    now,
    identity,
  }: { userId: number | null; purpose: LinkPurpose; email: string; now: Date; identity?: Identity },
): Promise<{ code: string; token: string; expiresAt: Date }> {
  const link = {
    code: newCode('lnk'),
    token: newSecret(),
    expiresAt: new Date(now.getTime() + HOURS[purpose] * HOUR_MS),
  };
  await insertRow(tx, 'account_links', {
    code: link.code,
    user_id: userId,
    purpose,
    token_hash: secretHash(link.token),
    email: userId === null ? null : email,
    created_at: now,
    expires_at: link.expiresAt,
    provider: identity?.provider ?? null,
    subject: identity?.subject ?? null,
  });
  return link;
}

/** The link of a token; `undefined` if there is none. @param lock locks the row for use */
export const linkOfToken = (
  db: Queryable,
  token: string,
  now: Date,
  lock: '' | 'FOR UPDATE OF k' = '',
): Promise<LinkRow | undefined> =>
  first(
    db,
    `SELECT k.id, k.user_id, k.purpose, k.email, k.expires_at, k.provider, k.subject,
            CASE WHEN k.used_at IS NOT NULL THEN 'used' WHEN k.expires_at <= $2 THEN 'expired'
                 ELSE 'open' END AS state
       FROM account_links k WHERE k.token_hash = $1 AND k.user_id IS NOT NULL ${lock}`,
    [secretHash(token), now],
  );

/** Ends all links of a person for these purposes, after their action happened or became invalid. */
export const revokeLinks = (
  tx: Queryable,
  userId: number,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<unknown> =>
  tx.query(
    `UPDATE account_links SET used_at = $3
      WHERE user_id = $1 AND purpose = ANY ($2::text[]) AND used_at IS NULL`,
    [userId, purposes, now],
  );

export const newAddressOf = (db: Queryable, userId: number, now: Date): Promise<string | null> =>
  valueOf(
    db,
    `SELECT email FROM account_links
      WHERE user_id = $1 AND purpose = 'change_email' AND used_at IS NULL AND expires_at > $2
      ORDER BY id DESC LIMIT 1`,
    [userId, now],
  );
