import type { MessageTopic } from '#common/forms.ts';
import type { Language } from '#common/languages.ts';
import type { Queryable } from '#server/db/client.ts';
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
  /** Of the answer. */
  language: Language;
  text: string;
  now: Date;
}

/** Stores a message. @returns its code */
export async function saveMessage(tx: Queryable, message: NewMessage): Promise<string> {
  const code = newCode('msg');
  await tx.query(
    `INSERT INTO messages (code, about, author, user_id, name, email, email_key, language, text,
                           created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      code,
      message.about,
      message.author,
      message.userId,
      message.name,
      message.email,
      emailKey(message.email),
      message.language,
      message.text,
      message.now,
    ],
  );
  return code;
}

/** Deletes messages that are more than a year old. */
export const forgetMessages = (db: Queryable, now: Date): Promise<unknown> =>
  db.query(`DELETE FROM messages WHERE created_at < $1::timestamptz - interval '${DAYS} days'`, [
    now,
  ]);
