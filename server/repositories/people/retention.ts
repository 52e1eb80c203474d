import type { Db } from '#server/db/client.ts';
import { deleteRows } from '#server/db/rowBatches.ts';

/** Rows expired at $1, with their addresses. */
const OVER: Record<string, string> = {
  rate_counters: 'ends_at <= $1',
  door_phones: "at < $1::timestamptz - interval '2 days'",
  ticket_names: "day < (($1::timestamptz - interval '1 day') AT TIME ZONE 'Europe/Athens')::date",
  network_takes: "taken_at < $1::timestamptz - interval '60 days'",
  social_sign_ins: 'expires_at <= $1',
  subscriptions:
    "confirmed_at IS NULL AND expires_at < $1 OR until < (($1::timestamptz - interval '1 day') AT TIME ZONE 'Europe/Athens')::date",
  // Expired links stay for a while, so that they differ from unknown links.
  account_links: "expires_at < $1::timestamptz - interval '30 days'",
  invitations: "coalesce(ended_at, expires_at) < $1::timestamptz - interval '30 days'",
  messages: "created_at < $1::timestamptz - interval '400 days'",
};

/** The daily deletions, each as a separate job with the name of its table. */
export const purgeExpired = (db: Db, now: Date): { name: string; run: () => Promise<unknown> }[] =>
  Object.entries(OVER).map(([table, where]) => ({
    name: table,
    run: () => deleteRows(db, { table, where }, [now]),
  }));

/** Most lists per transaction, and tickets on them, except that one list is never split. */
const LISTS = 200;
const TICKETS = 2_000;

/** Removes people from the tickets of past lists. @returns the number of lists */
const anonymiseLists = (db: Db, before: string, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const lists = await tx.query<{ id: number }>(
      `UPDATE waiting_lists SET forgotten_at = $2 WHERE id IN (
           SELECT id FROM (
             SELECT id, sum(issued) OVER (ORDER BY released_on, id) - issued AS before FROM (
               SELECT id, released_on, issued FROM waiting_lists
                WHERE forgotten_at IS NULL AND released_on < $1::date
                ORDER BY released_on, id LIMIT ${LISTS} FOR NO KEY UPDATE) l) l
            WHERE before < ${TICKETS})
         RETURNING id`,
      [before, now],
    );
    const ids = lists.map(({ id }) => id);
    await tx.query(
      `UPDATE visits v SET user_id = NULL FROM tickets t
        WHERE t.waiting_list_id = ANY ($1::bigint[]) AND v.ticket_id = t.id AND v.user_id IS NOT NULL`,
      [ids],
    );
    await tx.query('DELETE FROM ticket_alerts WHERE waiting_list_id = ANY ($1::bigint[])', [ids]);
    await tx.query(
      `UPDATE tickets SET user_id = NULL, idempotency_key = NULL, key = DEFAULT
          WHERE waiting_list_id = ANY ($1::bigint[]) AND user_id IS NOT NULL
            AND status NOT IN ('scheduled', 'running')`,
      [ids],
    );
    return lists.length;
  });

/**
 * Anonymises activity before a day: tickets stay without a person, because a list has no gaps and
 * places count visits. Entries of members in the audit trail are deleted.
 * @param before a calendar date in Athens
 */
export async function anonymiseBefore(db: Db, before: string, now: Date): Promise<void> {
  while ((await anonymiseLists(db, before, now)) > 0);
  const where = "at < $1::date::timestamp AT TIME ZONE 'Europe/Athens'";
  await deleteRows(db, { table: 'audit', where }, [before]);
}
