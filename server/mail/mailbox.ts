import type { Queryable } from '#server/db/client.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import type { Email } from './outbox.ts';
import { decrypt } from './encryption.ts';

/** An e-mail whose content is not deleted yet. */
export interface StoredEmail {
  messageId: string;
  createdAt: Date;
  email: Email;
}

const SHOWN = 100;

/** The latest e-mails with content, sent or not, newest first. @param only a single e-mail's id */
export async function latestEmails(
  { db, keys }: { db: Queryable; keys: Keys },
  only: string | null = null,
): Promise<StoredEmail[]> {
  const rows = await db.query<{ message_id: string; created_at: Date; sealed: string }>(
    `SELECT message_id, created_at, sealed FROM mail_outbox
      WHERE sealed IS NOT NULL AND ($1::text IS NULL OR message_id::text = $1)
      ORDER BY id DESC LIMIT ${SHOWN}`,
    [only],
  );
  return rows.flatMap(({ message_id: messageId, created_at: createdAt, sealed }) => {
    const email = decrypt<Email>(sealed, keys);
    return email ? [{ messageId, createdAt, email }] : [];
  });
}
