import { pick } from '#server/repositories/pick.ts';
import { first, insertRow, updateRow, valueOf, type Queryable } from '#server/db/client.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { Language } from '#common/languages.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { emailKey, emailKeys } from '#server/lib/email.ts';
import type { User } from '#common/contract/account/users.ts';

/** A person without credentials, as most of the server needs it. */
export interface UserRow {
  id: number;
  code: string;
  email: string;
  first_name: string;
  last_name: string;
  main_image: string | null;
  created_at: Date;
  confirmed_at: Date | null;
  delete_at: Date | null;
  /** True if the person moderates. */
  moderator: boolean;
  language: Language;
}

const USER_COLUMNS =
  'u.id, u.code, u.email, u.first_name, u.last_name, u.main_image, u.created_at, u.confirmed_at, u.delete_at, u.moderator, u.language';

export interface AccountRow extends UserRow {
  /** Null for sample people and people who only sign in through a provider. */
  password_hash: string | null;
  /** True for sample data. */
  sample: boolean;
}

/** Field names equal column names, except `now`. */
export interface NewUser extends Pick<
  AccountRow,
  'email' | 'password_hash' | 'first_name' | 'last_name' | 'language'
> {
  gender: 'male' | 'female' | null;
  birth_date: string | null;
  now: Date;
}

/** Finds an account by any spelling of its e-mail address. */
export const findUserByEmail = (db: Queryable, email: string): Promise<AccountRow | undefined> =>
  first<AccountRow>(
    db,
    `SELECT ${USER_COLUMNS}, u.password_hash, u.sample FROM users u WHERE u.email_key IN ($1, $2)
      ORDER BY u.email_key = $2 DESC LIMIT 1`,
    emailKeys(email),
  );

/** True if an operator locked the account. Locks the row until the transaction ends. */
export const isLocked = async (tx: Queryable, id: number): Promise<boolean> =>
  (await valueOf<Date>(tx, 'SELECT locked_at FROM users WHERE id = $1 FOR SHARE', [id])) !== null;

export const findUser = (db: Queryable, id: number): Promise<UserRow | undefined> =>
  first<UserRow>(db, `SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $1`, [id]);

/** An account by id. Locks the row until the transaction ends. */
export const lockAccount = (tx: Queryable, id: number): Promise<AccountRow | undefined> =>
  first<AccountRow>(
    tx,
    `SELECT ${USER_COLUMNS}, u.password_hash, u.sample FROM users u WHERE u.id = $1 FOR NO KEY UPDATE`,
    [id],
  );

/**
 * Locks an account until the transaction ends. A password check takes long and precedes the lock,
 * so the password may have changed meanwhile.
 * @param hash the checked hash
 * @returns true if it is still the account's
 */
export const holdPassword = async (
  tx: Queryable,
  id: number,
  hash: string | null,
): Promise<boolean> => (await lockAccount(tx, id))?.password_hash === hash;

export const passwordHashOf = (db: Queryable, id: number): Promise<string | null> =>
  valueOf(db, 'SELECT password_hash FROM users WHERE id = $1', [id]);

/** Confirms an account's address, unless it is confirmed. */
export const confirmAddress = (tx: Queryable, id: number, now: Date): Promise<unknown> =>
  tx.query('UPDATE users SET confirmed_at = coalesce(confirmed_at, $2) WHERE id = $1', [id, now]);

/** Changes an address to one that a link proved. @throws a unique violation if it is taken */
export const changeAddress = (
  tx: Queryable,
  id: number,
  email: string,
  now: Date,
): Promise<unknown> =>
  updateRow(tx, 'users', id, { email, email_key: emailKey(email), confirmed_at: now });

export interface SessionOfUser {
  user: string;
  session: string;
}

/** The users of active sessions, each at the index of its session. */
export async function findUsersOfSessions(
  db: Queryable,
  sessions: readonly SessionOfUser[],
): Promise<(UserRow | undefined)[]> {
  const rows = await db.query<UserRow & { session: string }>(
    `SELECT ${USER_COLUMNS}, s.code AS session FROM jsonb_array_elements_text($1::jsonb) AS requested (code)
       JOIN sessions s ON s.code = requested.code JOIN users u ON u.id = s.user_id
      WHERE s.revoked_at IS NULL`,
    [JSON.stringify([...new Set(sessions.map(({ session }) => session))])],
    'users_of_sessions',
  );
  const found = new Map(rows.map((row) => [row.session, row]));
  return sessions.map(({ user, session }) => {
    const row = found.get(session);
    return row?.code === user ? row : undefined;
  });
}

/** Creates an account; `null` if the address is taken. */
export async function createUser(
  tx: Queryable,
  { now, ...user }: NewUser,
): Promise<UserRow | null> {
  const row = await insertRow<UserRow>(
    tx,
    'users AS u',
    { ...user, code: newCode('usr'), email_key: emailKey(user.email), created_at: now },
    `ON CONFLICT (email_key) DO NOTHING RETURNING ${USER_COLUMNS}`,
  );
  return row ?? null;
}

/** Replaces an account's password hash. @param passwordHash null disables password sign-in */
export const setPasswordHash = (
  db: Queryable,
  userId: number,
  passwordHash: string | null,
): Promise<unknown> =>
  db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);

/** Sets the language of a person's e-mails, alerts and, with a confirmed address, subscriptions. */
export async function setLanguage(
  tx: Queryable,
  { id, email, confirmed_at: confirmedAt }: UserRow,
  language: Language,
): Promise<void> {
  await tx.query('UPDATE users SET language = $2 WHERE id = $1', [id, language]);
  await tx.query(
    `UPDATE ticket_alerts a SET language = $2 FROM tickets t
      WHERE t.id = a.ticket_id AND t.user_id = $1 AND a.mailed_at IS NULL`,
    [id, language],
  );
  if (confirmedAt === null) return;
  await tx.query('UPDATE subscriptions SET language = $3 WHERE email_key IN ($1, $2)', [
    ...emailKeys(email),
    language,
  ]);
}

export const toUser = (row: UserRow): User => ({
  ...pick(row, ['code', 'first_name', 'last_name', 'email', 'main_image', 'moderator', 'language']),
  name: `${row.first_name} ${row.last_name}`.trim(),
  created_at: toAthensIso(row.created_at),
  email_confirmed: row.confirmed_at !== null,
  delete_at: row.delete_at && toAthensIso(row.delete_at),
});
