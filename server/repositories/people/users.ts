import { first, insertRow, updateRow, valueOf, type Queryable } from '#server/db/client.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { Language } from '#common/languages.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { emailKey, emailKeys } from '#server/lib/email.ts';
import type { User } from '#common/contract/account/users.ts';

/** A person as most of the server knows them, without credentials. */
export interface UserRow {
  id: number;
  code: string;
  email: string;
  first_name: string;
  last_name: string;
  main_image: string | null;
  created_at: Date;
  /** When the address was confirmed; null: not yet. */
  confirmed_at: Date | null;
  /** When the account will be deleted; null: it stays. */
  delete_at: Date | null;
  /** Whether the person decides about what others publish. */
  moderator: boolean;
  /** Of the messages to the person. */
  language: Language;
}

const COLUMNS =
  'u.id, u.code, u.email, u.first_name, u.last_name, u.main_image, u.created_at, u.confirmed_at, u.delete_at, u.moderator, u.language';

/** A person with the hash that the password is checked against. */
export interface AccountRow extends UserRow {
  /** Null for who signs in through another service alone, and for sample people. */
  password_hash: string | null;
  /** Nobody: part of the sample data. */
  sample: boolean;
}

export interface NewUser {
  email: string;
  /** Null for who signs in through another service. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  gender: 'male' | 'female' | null;
  birthDate: string | null;
  language: Language;
  now: Date;
}

/** The account of an e-mail address, in any spelling. */
export const findUserByEmail = (db: Queryable, email: string): Promise<AccountRow | undefined> =>
  first<AccountRow>(
    db,
    `SELECT ${COLUMNS}, u.password_hash, u.sample FROM users u WHERE u.email_key IN ($1, $2)
      ORDER BY u.email_key = $2 DESC LIMIT 1`,
    emailKeys(email),
  );

/** Whether an operator has locked the account, held until the transaction ends. */
export const isLocked = async (tx: Queryable, id: number): Promise<boolean> =>
  (await valueOf<Date>(tx, 'SELECT locked_at FROM users WHERE id = $1 FOR SHARE', [id])) !== null;

export const findUser = (db: Queryable, id: number): Promise<UserRow | undefined> =>
  first<UserRow>(db, `SELECT ${COLUMNS} FROM users u WHERE u.id = $1`, [id]);

/** An account by its id, held until the transaction ends. */
export const lockAccount = (tx: Queryable, id: number): Promise<AccountRow | undefined> =>
  first<AccountRow>(
    tx,
    `SELECT ${COLUMNS}, u.password_hash, u.sample FROM users u WHERE u.id = $1 FOR NO KEY UPDATE`,
    [id],
  );

/**
 * Holds an account until the transaction ends: a password is checked before, which takes long, and
 * may have been changed or taken away meanwhile.
 * @param hash the one that was checked @returns whether it is still the account's
 */
export const holdPassword = async (
  tx: Queryable,
  id: number,
  hash: string | null,
): Promise<boolean> => (await lockAccount(tx, id))?.password_hash === hash;

/** The hash that somebody's password is checked against. */
export const passwordHashOf = (db: Queryable, id: number): Promise<string | null> =>
  valueOf(db, 'SELECT password_hash FROM users WHERE id = $1', [id]);

/** Marks an account's address as its holder's, unless it is already. */
export const confirmAddress = (tx: Queryable, id: number, now: Date): Promise<unknown> =>
  tx.query('UPDATE users SET confirmed_at = coalesce(confirmed_at, $2) WHERE id = $1', [id, now]);

/**
 * Gives an account another address, which a link has proved.
 * @throws a violation of uniqueness when another account has it
 */
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

/** The users of sessions that are not revoked, each at the index of its session. */
export async function findUsersOfSessions(
  db: Queryable,
  sessions: readonly SessionOfUser[],
): Promise<(UserRow | undefined)[]> {
  const rows = await db.query<UserRow & { session: string }>(
    `SELECT ${COLUMNS}, s.code AS session FROM jsonb_array_elements_text($1::jsonb) AS asked (code)
       JOIN sessions s ON s.code = asked.code JOIN users u ON u.id = s.user_id
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

/** Creates an account; `null` when the address is taken. */
export async function createUser(tx: Queryable, user: NewUser): Promise<UserRow | null> {
  const code = newCode('usr');
  const row = await insertRow<UserRow>(
    tx,
    'users AS u',
    {
      code,
      email: user.email,
      email_key: emailKey(user.email),
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      gender: user.gender,
      birth_date: user.birthDate,
      main_image: `/pictures/portraits/${code}.svg`,
      created_at: user.now,
      language: user.language,
    },
    `ON CONFLICT (email_key) DO NOTHING RETURNING ${COLUMNS}`,
  );
  return row ?? null;
}

/** Replaces an account's password hash. @param passwordHash null: no password opens it any more */
export const setPasswordHash = (
  db: Queryable,
  userId: number,
  passwordHash: string | null,
): Promise<unknown> =>
  db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);

/**
 * Sets the language of the messages to a person: those of the account, of alerts that wait, and of
 * subscriptions of the address once it is confirmed.
 */
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

/** The fields of an account in the contract. */
export const toUser = (row: UserRow): User => ({
  code: row.code,
  name: `${row.first_name} ${row.last_name}`.trim(),
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  main_image: row.main_image,
  created_at: toAthensIso(row.created_at),
  email_confirmed: row.confirmed_at !== null,
  delete_at: row.delete_at && toAthensIso(row.delete_at),
  moderator: row.moderator,
  language: row.language,
});
