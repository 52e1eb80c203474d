import { addresses } from '#common/addresses.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { Language } from '#common/languages.ts';
import { first } from '#server/db/client.ts';
import type { ModerationKind } from './kind.ts';

const pathOf = (post: string): string =>
  `${addresses.blogSingle.pattern}?${new URLSearchParams({ post })}`;

/** The beginning of a comment, by which its author recognises it. */
const beginningOf = (text: string): string => {
  const [line = ''] = text.split('\n');
  const letters = [...line];
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : line;
};

/** Comments below posts: approved ones are shown there, the others never. */
export const commentsForModeration: ModerationKind = {
  kind: 'comment',

  count: async (db) =>
    (
      await first<{ count: number }>(
        db,
        "SELECT count(*) AS count FROM comments WHERE state = 'waiting'",
      )
    )?.count ?? 0,

  waiting: async (db, limit) => {
    const rows = await db.query<{
      code: string;
      created_at: Date;
      name: string;
      post: string;
      text: string;
    }>(
      `SELECT code, created_at, name, post, text FROM comments
        WHERE state = 'waiting' ORDER BY created_at, id LIMIT $1`,
      [limit],
    );
    return rows.map(({ code, created_at, name, post, text }) => ({
      code,
      created_at: toAthensIso(created_at),
      by: name,
      place: null,
      title: beginningOf(text),
      text,
      facts: [{ name: 'post', value: post }],
      pictures: [],
    }));
  },

  decide: async (tx, { code, decision, moderatorId, now }) => {
    const row = await first<{
      user_id: number | null;
      email: string;
      language: Language;
      post: string;
      text: string;
    }>(
      tx,
      `UPDATE comments SET state = $2, decided_by = $3, decided_at = $4
        WHERE code = $1 AND state = 'waiting'
       RETURNING user_id, email, language, post, text`,
      [code, decision === 'approve' ? 'approved' : 'returned', moderatorId, now],
    );
    return (
      row && {
        tell:
          row.user_id === null
            ? { email: row.email, language: row.language }
            : { userId: row.user_id },
        title: beginningOf(row.text),
        path: pathOf(row.post),
      }
    );
  },
};
