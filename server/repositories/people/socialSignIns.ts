import { first, type Queryable } from '#server/db/client.ts';
import { newSecret, secretHash } from '#server/lib/secrets/codes.ts';
import type { Identity } from './identities.ts';

/** How long a browser may take to finish, the question for a password included, in seconds. */
const SECONDS = 600;

/** A sign-in that a provider has vouched for. */
export interface SocialSignIn extends Identity {
  email: string;
  /** Whether the provider says that the address is the person's. */
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
  await forgetSignIns(db, now);
  await db.query(
    `INSERT INTO social_sign_ins (token_hash, browser_hash, provider, subject, email,
                                  email_confirmed, first_name, last_name, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      secretHash(token),
      secretHash(browserSecret),
      signIn.provider,
      signIn.subject,
      signIn.email,
      signIn.email_confirmed,
      signIn.first_name,
      signIn.last_name,
      new Date(now.getTime() + SECONDS * 1000),
    ],
  );
  return token;
}

/** The sign-in of a code, for the browser that began it. @param lock for its end */
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

/** Ends a sign-in: its code is good for nothing more. */
export const endSignIn = (tx: Queryable, token: string): Promise<unknown> =>
  tx.query('DELETE FROM social_sign_ins WHERE token_hash = $1', [secretHash(token)]);

/** Deletes sign-ins that nobody finished in time, with the addresses in them. */
export const forgetSignIns = (db: Queryable, now: Date): Promise<unknown> =>
  db.query('DELETE FROM social_sign_ins WHERE expires_at <= $1', [now]);
