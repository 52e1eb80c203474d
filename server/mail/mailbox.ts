import type { Queryable } from '#server/db/client.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import type { Letter } from './outbox.ts';
import { unseal } from './seal.ts';

/** A message that can still be read. */
export interface StoredLetter {
  messageId: string;
  createdAt: Date;
  letter: Letter;
}

interface Source {
  db: Queryable;
  keys: Keys;
}

const SHOWN = 100;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Row {
  message_id: string;
  created_at: Date;
  sealed: string;
}

const read = ({ keys }: Source, rows: Row[]): StoredLetter[] =>
  rows.flatMap(({ message_id: messageId, created_at: createdAt, sealed }) => {
    const letter = unseal<Letter>(sealed, keys);
    return letter ? [{ messageId, createdAt, letter }] : [];
  });

/** The latest messages, whether or not they were sent, the newest first. */
export const latestLetters = async (context: Source) =>
  read(
    context,
    await context.db.query<Row>(
      `SELECT message_id, created_at, sealed FROM mail_outbox WHERE sealed IS NOT NULL
        ORDER BY id DESC LIMIT $1`,
      [SHOWN],
    ),
  );

/** The message with this id, if it can still be read. */
export const letterOf = async (context: Source, messageId: string) =>
  ID.test(messageId)
    ? read(
        context,
        await context.db.query<Row>(
          `SELECT message_id, created_at, sealed FROM mail_outbox
            WHERE sealed IS NOT NULL AND message_id = $1`,
          [messageId],
        ),
      )[0]
    : undefined;
