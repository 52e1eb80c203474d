import type { Db } from '#server/db/client.ts';

/** Statements that delete rows expired at $1, with their addresses. */
const OVER = [
  'DELETE FROM rate_counters WHERE ends_at <= $1',
  "DELETE FROM network_takes WHERE taken_at < $1::timestamptz - interval '60 days'",
  'DELETE FROM social_sign_ins WHERE expires_at <= $1',
  'DELETE FROM subscriptions WHERE confirmed_at IS NULL AND expires_at < $1',
  // Expired links stay for a while, so that they differ from unknown links.
  "DELETE FROM account_links WHERE expires_at < $1::timestamptz - interval '30 days'",
  `DELETE FROM invitations
    WHERE coalesce(ended_at, expires_at) < $1::timestamptz - interval '30 days'`,
  "DELETE FROM messages WHERE created_at < $1::timestamptz - interval '400 days'",
];

/** The daily deletions, each as a separate job. */
export const purgeExpired = (db: Db, now: Date): (() => Promise<unknown>)[] =>
  OVER.map((sql) => () => db.query(sql, [now]));

/** Lists per statement, so that none takes long however large the backlog. */
const LISTS = 200;

/** Removes people from the tickets of past lists. @returns the number of lists */
const anonymiseLists = (db: Db, before: string, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const lists = await tx.query<{ id: number }>(
      `UPDATE waiting_lists SET forgotten_at = $2 WHERE id IN (
           SELECT id FROM waiting_lists WHERE forgotten_at IS NULL AND released_on < $1::date
            ORDER BY released_on, id LIMIT ${LISTS} FOR NO KEY UPDATE)
         RETURNING id`,
      [before, now],
    );
    const ids = lists.map(({ id }) => id);
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
  while ((await anonymiseLists(db, before, now)) === LISTS);
  await db.query("DELETE FROM audit WHERE at < $1::date::timestamp AT TIME ZONE 'Europe/Athens'", [
    before,
  ]);
}
