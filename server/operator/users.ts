import { updateRow, type Db, type Queryable } from '#server/db/client.ts';
import { sendLink, type MailOptions } from '#server/repositories/people/accountMail.ts';
import { type AccountRow, findUserByEmail } from '#server/repositories/people/users.ts';

export interface ListedUser {
  email: string;
  name: string;
  created_at: Date;
  moderator: boolean;
  /** Null before the address is confirmed. */
  confirmed_at: Date | null;
  locked_at: Date | null;
  /** The person's places with roles, e.g. `kep-kypselis (owner)`. */
  places: string | null;
}

/** All accounts except sample people, oldest first. */
export const listUsers = (db: Db): Promise<ListedUser[]> =>
  db.query(
    `SELECT u.email, u.first_name || ' ' || u.last_name AS name, u.created_at, u.moderator, u.confirmed_at, u.locked_at,
            (SELECT string_agg(o.slug || ' (' || m.role || ')', ', ' ORDER BY o.slug)
               FROM members m JOIN organisations o ON o.id = m.organisation_id
              WHERE m.user_id = u.id) AS places
       FROM users u WHERE NOT u.sample ORDER BY u.id`,
  );

/** The account of an address. @throws Error for the operator if there is none */
async function accountOf(tx: Queryable, email: string): Promise<AccountRow> {
  const user = await findUserByEmail(tx, email);
  if (!user) throw new Error(`There is no account with the address ${email}.`);
  return user;
}

/**
 * Grants or revokes moderation.
 * @throws Error for an unconfirmed address, because anyone could have signed up with it
 */
export const setModerator = (db: Db, email: string, moderator: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, confirmed_at: confirmedAt } = await accountOf(tx, email);
    if (moderator && confirmedAt === null) {
      throw new Error(
        `${email} is unconfirmed, so the account may belong to somebody else. Ask the person to open the ` +
          `link in the e-mail, or run: npm run user -- confirm ${email}`,
      );
    }
    await updateRow(tx, 'users', id, { moderator });
  });

/** Confirms an address on the operator's word. */
export const confirmAddress = (db: Db, email: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, confirmed_at: confirmedAt } = await accountOf(tx, email);
    await updateRow(tx, 'users', id, { confirmed_at: confirmedAt ?? now });
  });

const endSessionsOf = (tx: Queryable, userId: number, now: Date) =>
  tx.query(
    'UPDATE sessions SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL RETURNING id',
    [userId, now],
  );

/** Ends a person's sessions. @returns the number of ended sessions */
export const endSessions = (db: Db, email: string, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const { id } = await accountOf(tx, email);
    return (await endSessionsOf(tx, id, now)).length;
  });

/** Locks an account and ends its sessions, or unlocks it. */
export const setLocked = (db: Db, email: string, isLocked: boolean, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { id } = await accountOf(tx, email);
    await updateRow(tx, 'users', id, { locked_at: isLocked ? now : null });
    if (isLocked) await endSessionsOf(tx, id, now);
  });

export const resetPassword = (db: Db, email: string, writing: MailOptions): Promise<string> =>
  db.transaction(async (tx) => {
    const { id, email: address, language } = await accountOf(tx, email);
    const link = { userId: id, purpose: 'recover' as const, email: address };
    return sendLink(tx, { ...writing, language }, link);
  });
