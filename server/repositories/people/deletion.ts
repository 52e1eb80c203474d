import { emailKeys } from '#server/lib/email.ts';
import { columnOf, first, sqlState, valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { showAuthor } from './portraits.ts';
import { endPhotosOf } from '#server/repositories/photos/photos.ts';
import { revokeLinks } from './accountLinks.ts';
import { revokeSessions } from './sessions.ts';

/** Days during which a person can revoke the deletion. */
export const DELETION_DAYS = 14;

/** A place that its owner must hand over. */
export interface OwnedPlace {
  slug: string;
  title: string;
}

/**
 * SQLSTATEs for the last owner of a place, for a number that was just taken, and for a deadlock with
 * a change of a place that the person listed.
 */
const POSTPONED = /^(23514|23503|40P01)$/;

/** Tables of content written from or addressed to an e-mail address. */
const ADDRESSED = ['invitations', 'messages', 'comments', 'subscriptions'] as const;

/** The code that replaces deleted accounts in the audit trail. */
const GONE = 'usr_deleted';

/** The number of waiting tickets of a person, which a deletion cancels. */
export const countOpenTickets = async (db: Queryable, userId: number): Promise<number> =>
  (await valueOf<number>(
    db,
    "SELECT count(*) FROM tickets WHERE user_id = $1 AND status = 'scheduled'",
    [userId],
  ))!;

export const placesToHandOver = (db: Queryable, userId: number): Promise<OwnedPlace[]> =>
  db.query(
    `SELECT o.slug, o.title FROM members m JOIN organisations o ON o.id = m.organisation_id
      WHERE m.user_id = $1 AND m.role = 'owner' AND NOT EXISTS (
        SELECT FROM members x JOIN users u ON u.id = x.user_id
         WHERE x.organisation_id = m.organisation_id AND x.role = 'owner'
           AND x.user_id <> $1 AND u.delete_at IS NULL)
      ORDER BY o.title, o.id`,
    [userId],
  );

/** A ticket was issued on an unlocked list. A retry locks that list, too. */
class ListUnlocked extends Error {
  override readonly name = 'ListUnlocked';
}

/** The lists on which a person holds tickets. */
const LISTS_HELD = `SELECT l.id FROM waiting_lists l WHERE l.id IN (
  SELECT waiting_list_id FROM tickets WHERE user_id = $1 AND status IN ('scheduled', 'running'))`;

/**
 * Runs work in a transaction that locks a person after their lists. Requests for tickets use the
 * same order; the reverse order would deadlock.
 */
async function holdingPerson<Result>(
  db: Db,
  userId: number,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await db.transaction(async (tx) => {
        const locked = await columnOf<number>(tx, LISTS_HELD, [userId]);
        await tx.query('SELECT lock_lines($1)', [locked]);
        await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
        const held = await columnOf<number>(tx, LISTS_HELD, [userId]);
        if (held.some((id) => !locked.includes(id))) throw new ListUnlocked();
        return await work(tx);
      });
    } catch (error) {
      if (!(error instanceof ListUnlocked)) throw error;
    }
  }
}

/** Cancels waiting tickets and ends running ones on locked lists. */
const endTickets = (tx: Queryable, userId: number, now: Date, isFinal: boolean) =>
  tx.query(
    `SELECT ticket_transition(t.id,
              CASE t.status WHEN 'scheduled' THEN 'cancelled' ELSE 'aborted' END,
              CASE t.status WHEN 'scheduled' THEN NULL ELSE 'expired' END,
              CASE t.status WHEN 'scheduled' THEN 'user' ELSE 'system' END, $2)
       FROM (SELECT id, status FROM tickets
              WHERE user_id = $1 AND (status = 'scheduled' OR status = 'running' AND $3)
              ORDER BY waiting_list_id, id) t`,
    [userId, now, isFinal],
  );

/**
 * Schedules the deletion of an account: cancels its waiting tickets and revokes its sessions. A
 * repeat returns the same instant.
 * @returns the instant, or the places to hand over first
 */
export const scheduleDeletion = (
  db: Db,
  userId: number,
  now: Date,
  withinIt: (tx: Queryable, deleteAt: Date) => Promise<void>,
): Promise<Date | OwnedPlace[]> =>
  holdingPerson(db, userId, async (tx) => {
    const before = await valueOf<Date>(tx, 'SELECT delete_at FROM users WHERE id = $1', [userId]);
    if (before) return before;
    const places = await placesToHandOver(tx, userId);
    if (places.length > 0) return places;
    await endTickets(tx, userId, now, false);
    const deleteAt = new Date(now.getTime() + DELETION_DAYS * 86_400_000);
    await tx.query('UPDATE users SET delete_at = $2 WHERE id = $1', [userId, deleteAt]);
    await showAuthor(tx, userId);
    await revokeLinks(tx, userId, ['change_email'], now);
    await revokeSessions(tx, userId, now);
    await withinIt(tx, deleteAt);
    return deleteAt;
  });

/** Cancels the deletion. @returns the places that show the profile again */
export const keepAccount = (db: Db, userId: number): Promise<{ id: number }[]> =>
  db.transaction(async (tx) => {
    await tx.query('UPDATE users SET delete_at = NULL WHERE id = $1', [userId]);
    return showAuthor(tx, userId);
  });

/**
 * Deletes an account. Its tickets become anonymous and their keys invalid. They are not deleted,
 * because the numbers of a list have no gaps and places count visits.
 */
async function erase(tx: Queryable, userId: number, now: Date): Promise<void> {
  const user = await first<{ code: string; email: string; is_theirs: boolean }>(
    tx,
    'SELECT code, email, confirmed_at IS NOT NULL AS is_theirs FROM users WHERE id = $1 AND delete_at <= $2',
    [userId, now],
  );
  if (!user) return;
  const keys = emailKeys(user.email);
  await endTickets(tx, userId, now, true);
  await tx.query(
    `UPDATE tickets SET user_id = NULL, idempotency_key = NULL, key = DEFAULT WHERE user_id = $1`,
    [userId],
  );
  await endPhotosOf(tx, userId);
  // Published reviews stay, without a name. Others are deleted, because their author cannot change them.
  await tx.query(
    `UPDATE reviews SET author_name = '', photo = NULL,
            author_image = NULL
      WHERE user_id = $1 AND state = 'published'`,
    [userId],
  );
  await tx.query("DELETE FROM reviews WHERE user_id = $1 AND state <> 'published'", [userId]);
  await tx.query("DELETE FROM review_reports WHERE user_id = $1 AND state <> 'waiting'", [userId]);
  // Published places stay and show their own names instead of the person's.
  await tx.query(
    `UPDATE organisations SET author_name = title, author_image = NULL, author_code = NULL,
            email = CASE WHEN lower(trim(email)) IN ($2, $3) THEN NULL ELSE email END
      WHERE author_id = $1`,
    [userId, ...keys],
  );
  await tx.query('UPDATE audit SET subject = $2 WHERE subject = $1', [user.code, GONE]);
  await tx.query('DELETE FROM invitations WHERE accepted_by = $1', [userId]);
  await tx.query('DELETE FROM messages WHERE author = $1', [user.code]);
  await tx.query('DELETE FROM follows WHERE author = $1', [user.code]);
  // The creator may still have the links of unopened devices.
  await tx.query(
    `UPDATE devices SET revoked_at = $2
      WHERE created_by = $1 AND revoked_at IS NULL AND seen_at IS NULL`,
    [userId, now],
  );
  // An unconfirmed address may belong to somebody else, whose content stays.
  for (const table of user.is_theirs ? ADDRESSED : []) {
    await tx.query(`DELETE FROM ${table} WHERE email_key IN ($1, $2)`, keys);
  }
  await tx.query('DELETE FROM users WHERE id = $1', [userId]);
}

/**
 * Deletes accounts that are due. The last owner of a place stays until the place has another (see
 * `members_guard`). A person who takes a number at this moment stays until the next day.
 * @returns the number of deleted accounts
 */
export async function deleteDueAccounts(db: Db, now: Date): Promise<number> {
  const sql = 'SELECT id FROM users WHERE delete_at <= $1 ORDER BY id';
  let deleted = 0;
  for (const id of await columnOf<number>(db, sql, [now])) {
    try {
      await holdingPerson(db, id, (tx) => erase(tx, id, now));
      deleted += 1;
    } catch (error) {
      if (!POSTPONED.test(sqlState(error) ?? '')) throw error;
    }
  }
  return deleted;
}
