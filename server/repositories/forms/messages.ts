import { toAthensIso } from '#common/calendar/athens.ts';
import type { ReceivedMessage } from '#common/contract/forms/messages.ts';
import type { MessageTopic } from '#common/forms.ts';
import { first, type Queryable } from '#server/db/client.ts';
import { emailKey } from '#server/lib/email.ts';
import { newCode } from '#server/lib/secrets/codes.ts';

/** How many days messages stay. */
const DAYS = 400;

export interface NewMessage {
  about: MessageTopic;
  /** The profile id of the addressee; null: the operators of the site. */
  author: string | null;
  userId: number | null;
  name: string;
  email: string;
  text: string;
  now: Date;
}

/** Stores a message. @returns its code */
export async function saveMessage(tx: Queryable, message: NewMessage): Promise<string> {
  const code = newCode('msg');
  await tx.query(
    `INSERT INTO messages (code, about, author, user_id, name, email, email_key, text, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      code,
      message.about,
      message.author,
      message.userId,
      message.name,
      message.email,
      emailKey(message.email),
      message.text,
      message.now,
    ],
  );
  return code;
}

/** How many messages a page has. */
const PER_PAGE = 50;

/** Messages to those who run the site, the latest first; those to members are theirs alone. */
export async function receivedMessages(db: Queryable, pageNumber: number) {
  const mine = "(author IS NULL OR author NOT LIKE 'usr\\_%')";
  const total = await first<{ count: number }>(
    db,
    `SELECT count(*) AS count FROM messages WHERE ${mine}`,
  );
  const count = total?.count ?? 0;
  const offset = (pageNumber - 1) * PER_PAGE;
  const rows = await db.query<Omit<ReceivedMessage, 'created_at'> & { created_at: Date }>(
    `SELECT code, about, author, name, email, text, created_at FROM messages WHERE ${mine}
      ORDER BY id DESC LIMIT ${PER_PAGE} OFFSET $1`,
    [offset],
  );
  return {
    records: rows.map((row) => ({ ...row, created_at: toAthensIso(row.created_at) })),
    current_page: pageNumber,
    total_pages: Math.ceil(count / PER_PAGE),
    offset,
    count,
  };
}

/** Deletes messages that are more than a year old. */
export const forgetMessages = (db: Queryable, now: Date): Promise<unknown> =>
  db.query(`DELETE FROM messages WHERE created_at < $1::timestamptz - interval '${DAYS} days'`, [
    now,
  ]);
