import type { SocialProvider } from '#common/socialProviders.ts';
import { first, insertRow, valueOf, type Queryable } from '#server/db/client.ts';
import { newSecret, secretHash } from '#server/lib/secrets/codes.ts';

export interface Identity {
  provider: SocialProvider;
  /** The person's id at the provider. */
  subject: string;
}

export const userOfIdentity = (
  db: Queryable,
  { provider, subject }: Identity,
): Promise<number | null> =>
  valueOf(db, 'SELECT user_id FROM identities WHERE provider = $1 AND subject = $2', [
    provider,
    subject,
  ]);

/**
 * Links a provider account to a person for sign-in.
 * @returns the person it now opens; another person if it was linked to them before
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

export const unlinkAllProviders = (tx: Queryable, userId: number): Promise<unknown> =>
  tx.query('DELETE FROM identities WHERE user_id = $1', [userId]);

/** A person's sign-in providers with dates, the oldest first. */
export const identitiesOf = (
  db: Queryable,
  userId: number,
): Promise<{ provider: SocialProvider; created_at: Date }[]> =>
  db.query(
    `SELECT provider, min(created_at) AS created_at FROM identities
      WHERE user_id = $1 GROUP BY provider ORDER BY created_at, provider`,
    [userId],
  );

export const unlinkProvider = (
  tx: Queryable,
  userId: number,
  provider: SocialProvider,
): Promise<unknown> =>
  tx.query('DELETE FROM identities WHERE user_id = $1 AND provider = $2', [userId, provider]);

/** Time in seconds that a browser has to finish, including the password prompt. */
const SECONDS = 600;

/** A sign-in that a provider confirmed. */
export interface SocialSignIn extends Identity {
  email: string;
  /** True if the provider confirms the person's address. */
  email_confirmed: boolean;
  first_name: string;
  last_name: string;
}

/** Stores a sign-in for the browser that began it. @returns the single-use code that finishes it */
export async function storeSignIn(
  db: Queryable,
  signIn: SocialSignIn,
  browserSecret: string,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await insertRow(db, 'social_sign_ins', {
    token_hash: secretHash(token),
    browser_hash: secretHash(browserSecret),
    ...signIn,
    expires_at: new Date(now.getTime() + SECONDS * 1000),
  });
  return token;
}

/** The sign-in of a code, for the browser that began it. @param lock locks the row */
export const signInOf = (
  db: Queryable,
  token: string,
  browserSecret: string,
  now: Date,
  lock: '' | 'FOR UPDATE' = '',
): Promise<SocialSignIn | undefined> =>
  first(
    db,
    `SELECT provider, subject, email, email_confirmed, first_name, last_name
       FROM social_sign_ins
      WHERE token_hash = $1 AND browser_hash = $2 AND expires_at > $3 ${lock}`,
    [secretHash(token), secretHash(browserSecret), now],
  );

export const endSignIn = (tx: Queryable, token: string): Promise<unknown> =>
  tx.query('DELETE FROM social_sign_ins WHERE token_hash = $1', [secretHash(token)]);
