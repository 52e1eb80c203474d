import { toAthensIso } from '#common/calendar/athens.ts';
import type { Comment } from '#common/contract/forms/comments.ts';
import type { MessageTopic, ReportReason } from '#common/forms.ts';
import type { Language } from '#common/languages.ts';
import { insertRow, type Queryable } from '#server/db/client.ts';
import { emailKey } from '#server/lib/email.ts';
import { newCode } from '#server/lib/secrets/codes.ts';

/** Maximum comments that a post shows. */
const MOST_SHOWN = 200;

interface Written {
  userId: number | null;
  name: string;
  email: string;
  /** Language of the reply. */
  language: Language;
  text: string;
  now: Date;
}

const writtenRow = ({ userId, name, email, language, text, now }: Written) => ({
  user_id: userId,
  name,
  email,
  email_key: emailKey(email),
  language,
  text,
  created_at: now,
});

/**
 * Stores a message.
 * @param author the profile id of the recipient; null for the site's operators
 * @returns its code
 */
export async function saveMessage(
  tx: Queryable,
  { about, author, ...written }: Written & { about: MessageTopic; author: string | null },
): Promise<string> {
  const code = newCode('msg');
  await insertRow(tx, 'messages', { code, about, author, ...writtenRow(written) });
  return code;
}

export const saveComment = (
  tx: Queryable,
  { post, ...written }: Written & { post: string },
): Promise<unknown> =>
  insertRow(tx, 'comments', { code: newCode('com'), post, ...writtenRow(written) });

/** Approved comments, oldest first. */
export async function commentsOf(db: Queryable, post: string): Promise<Comment[]> {
  const rows = await db.query<Omit<Comment, 'created_at'> & { created_at: Date }>(
    `SELECT code, name, text, created_at FROM comments
      WHERE post = $1 AND state = 'approved' ORDER BY id LIMIT ${MOST_SHOWN}`,
    [post],
  );
  return rows.map((row) => ({ ...row, created_at: toAthensIso(row.created_at) }));
}

export const saveReport = (
  tx: Queryable,
  report: {
    organisationId: number;
    userId: number | null;
    reason: ReportReason;
    text: string;
    now: Date;
  },
): Promise<unknown> =>
  insertRow(tx, 'reports', {
    code: newCode('rep'),
    organisation_id: report.organisationId,
    user_id: report.userId,
    reason: report.reason,
    text: report.text,
    created_at: report.now,
  });
