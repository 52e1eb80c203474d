import { addresses } from '#common/addresses.ts';
import type { Language } from '#common/languages.ts';
import { first } from '#server/db/client.ts';
import { beginningOf, type ModerationKind, type PendingRow } from './kind.ts';

const pathOf = (post: string): string =>
  `${addresses.blogSingle.pattern}?${new URLSearchParams({ post })}`;

/** Comments below posts: approved ones are shown there, the others never. */
export const commentsForModeration: ModerationKind<PendingRow & { post: string }> = {
  kind: 'comment',

  from: () => "FROM comments c WHERE c.state = 'waiting'",
  columns: () => 'c.id, c.code, c.created_at, c.name AS by, c.post, c.text',
  items: (rows) => rows.map(({ post }) => ({ facts: [{ name: 'post', value: post }] })),

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
