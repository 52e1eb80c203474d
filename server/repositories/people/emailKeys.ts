import { sqlState, type Db } from '#server/db/client.ts';
import { emailKey } from '#server/lib/email.ts';

const TABLES = ['users', 'invitations', 'messages', 'subscriptions', 'comments'] as const;
const AT_ONCE = 500;
/** SQLSTATE of a unique violation. */
const TAKEN = '23505';

/**
 * Updates e-mail keys that older versions stored. If another row has the new key, both rows keep
 * their keys; lookups try both forms.
 */
export async function renewEmailKeys(db: Db): Promise<void> {
  for (const table of TABLES) {
    for (let last = 0; ;) {
      const rows = await db.query<{ id: number; email: string; email_key: string }>(
        `SELECT id, email, email_key FROM ${table}
          WHERE id > $1 AND (email_key ~ '[^ -~]' OR email_key ~ '[@.]xn--')
          ORDER BY id LIMIT ${AT_ONCE}`,
        [last],
      );
      if (rows.length === 0) break;
      last = rows.at(-1)!.id;
      for (const { id, email, email_key: before } of rows) {
        const key = emailKey(email);
        if (key === before) continue;
        await db
          .query(`UPDATE ${table} SET email_key = $2 WHERE id = $1 AND email_key = $3`, [
            id,
            key,
            before,
          ])
          .catch((error: unknown) => {
            if (sqlState(error) !== TAKEN) throw error;
          });
      }
    }
  }
}
