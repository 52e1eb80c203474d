import { toAthensIso } from '#common/calendar/athens.ts';
import type { Comment } from '#common/contract/forms/comments.ts';
import type { Language } from '#common/languages.ts';
import type { Queryable } from '#server/db/client.ts';
import { emailKey } from '#server/lib/email.ts';
import { newCode } from '#server/lib/secrets/codes.ts';

/** How many comments a post shows at most. */
const MOST_SHOWN = 200;

export interface NewComment {
  /** The id in the address of the post. */
  post: string;
  userId: number | null;
  name: string;
  email: string;
  language: Language;
  text: string;
  now: Date;
}

/** Stores a comment for moderators. @returns its code */
export async function saveComment(tx: Queryable, comment: NewComment): Promise<string> {
  const code = newCode('com');
  await tx.query(
    `INSERT INTO comments (code, post, user_id, name, email, email_key, language, text, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      code,
      comment.post,
      comment.userId,
      comment.name,
      comment.email,
      emailKey(comment.email),
      comment.language,
      comment.text,
      comment.now,
    ],
  );
  return code;
}

/** Approved comments, oldest first. */
export async function commentsOf(db: Queryable, post: string): Promise<Comment[]> {
  const rows = await db.query<Omit<Comment, 'created_at'> & { created_at: Date }>(
    `SELECT code, name, text, created_at FROM comments
      WHERE post = $1 AND state = 'approved' ORDER BY id LIMIT ${MOST_SHOWN}`,
    [post],
  );
  return rows.map((row) => ({ ...row, created_at: toAthensIso(row.created_at) }));
}
