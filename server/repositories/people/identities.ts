import type { SocialProvider } from '#common/socialProviders.ts';
import { first, type Queryable } from '#server/db/client.ts';

export interface Identity {
  provider: SocialProvider;
  /** The person's id there. */
  subject: string;
}

/** Whose account it is here, or null. */
export const userOfIdentity = async (
  db: Queryable,
  { provider, subject }: Identity,
): Promise<number | null> =>
  (
    await first<{ user_id: number }>(
      db,
      'SELECT user_id FROM identities WHERE provider = $1 AND subject = $2',
      [provider, subject],
    )
  )?.user_id ?? null;

/**
 * Lets somebody sign in with an account at a provider.
 * @returns whose it is from now on: somebody else's where it was joined to theirs before
 */
export async function joinIdentity(
  tx: Queryable,
  userId: number,
  { provider, subject }: Identity,
  now: Date,
): Promise<number | null> {
  await tx.query(
    `INSERT INTO identities (user_id, provider, subject, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (provider, subject) DO NOTHING`,
    [userId, provider, subject, now],
  );
  return userOfIdentity(tx, { provider, subject });
}

/** Ends all sign-ins of a person through providers. */
export const forgetIdentities = (tx: Queryable, userId: number): Promise<unknown> =>
  tx.query('DELETE FROM identities WHERE user_id = $1', [userId]);

/** The providers through which a person can sign in, and since when; the first joined first. */
export const identitiesOf = (
  db: Queryable,
  userId: number,
): Promise<{ provider: SocialProvider; created_at: Date }[]> =>
  db.query(
    `SELECT provider, min(created_at) AS created_at FROM identities
      WHERE user_id = $1 GROUP BY provider ORDER BY created_at, provider`,
    [userId],
  );

/** Ends a person's sign-ins through one provider. */
export const forgetProvider = (
  tx: Queryable,
  userId: number,
  provider: SocialProvider,
): Promise<unknown> =>
  tx.query('DELETE FROM identities WHERE user_id = $1 AND provider = $2', [userId, provider]);
