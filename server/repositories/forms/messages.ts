import type { MessageTopic } from '#common/forms.ts';
import type { Queryable } from '#server/db/client.ts';
import { emailKey } from '#server/lib/email.ts';
import { newCode } from '#server/lib/secrets/codes.ts';

/** How many days messages stay. */
const DAYS = 400;

/** A message to store. */
export interface NewMessage {
  about: MessageTopic;
  /** Whom it is for, by the id of the profile; null: those who run the site. */
  author: string | null;
  userId: number | null;
  name: string;
  email: string;
  text: string;
  /** The idempotency key of the press that sent it. */
  press: string | null;
  now: Date;
}

/** Stores a message. @returns its code; null when the same press has stored one */
export async function saveMessage(tx: Queryable, message: NewMessage): Promise<string | null> {
  const code = newCode('msg');
  const written = await tx.query(
    `INSERT INTO messages (code, about, author, user_id, name, email, email_key, text, press,
                           created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (press) DO NOTHING RETURNING id`,
    [
      code,
      message.about,
      message.author,
      message.userId,
      message.name,
      message.email,
      emailKey(message.email),
      message.text,
      message.press,
      message.now,
    ],
  );
  return written.length > 0 ? code : null;
}

/** Deletes messages that are more than a year old. */
export const forgetMessages = (db: Queryable, now: Date): Promise<unknown> =>
  db.query(`DELETE FROM messages WHERE created_at < $1::timestamptz - interval '${DAYS} days'`, [
    now,
  ]);
