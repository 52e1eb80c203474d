import { addresses } from '#common/addresses.ts';
import {
  isMessageDecision,
  MESSAGE_DECISIONS,
  type MessageDecision,
} from '#common/contract/moderation.ts';
import type { MessageTopic } from '#common/forms.ts';
import type { Language } from '#common/languages.ts';
import { writeLetter } from '#mail/message.ts';
import { first, updateRow } from '#server/db/client.ts';
import { beginningOf, waitingRow, type ModerationKind, type PendingRow } from './kind.ts';

interface MessageRow extends PendingRow {
  about: MessageTopic;
  author: string | null;
  email: string;
  state: string;
  answer: string | null;
  decided_by: string | null;
}

/** Messages to those who run the site; those to members are theirs alone. */
const OURS = "(m.author IS NULL OR m.author NOT LIKE 'usr\\_%')";

const FOLDERS = {
  messages: "'waiting'",
  answered: "'answered', 'done'",
  spam: "'spam'",
  submissions: '',
} as const;

/** The states from which, and to which, a decision brings a message. */
const STEPS: Record<MessageDecision, { from: string[]; to: string }> = {
  answer: { from: ['waiting'], to: 'answered' },
  done: { from: ['waiting'], to: 'done' },
  spam: { from: ['waiting'], to: 'spam' },
  // One that was answered stays so, so that nobody gets two answers.
  restore: { from: ['done', 'spam'], to: 'waiting' },
};

/** Messages and questions: answered by mail, dealt with without an answer, or spam. */
export const messages: ModerationKind<MessageRow> = {
  kind: 'message',
  alias: 'm',
  folders: ['messages', 'answered', 'spam'],

  from: (folder) => `FROM messages m
    LEFT JOIN LATERAL (
      SELECT d.reason AS answer, u.first_name || ' ' || u.last_name AS decided_by
        FROM moderation_decisions d LEFT JOIN users u ON u.id = d.user_id
       WHERE d.kind = 'message' AND d.code = m.code ORDER BY d.id DESC LIMIT 1
    ) d ON true
    WHERE ${OURS} AND m.state IN (${FOLDERS[folder]})`,

  columns:
    () => `m.id, m.code, m.user_id, m.created_at, m.name AS by, m.text, m.about, m.author, m.email,
    m.state, d.answer, d.decided_by`,

  items: (rows) =>
    rows.map(({ about, author, email, state, answer, decided_by }) => ({
      facts: [
        { name: 'about', value: about },
        { name: 'email', value: email },
        ...(author ? [{ name: 'profile', value: author }] : []),
        ...(state !== 'waiting' && decided_by ? [{ name: 'decided_by', value: decided_by }] : []),
        ...(state === 'answered' && answer ? [{ name: 'answer', value: answer }] : []),
      ],
      decisions: MESSAGE_DECISIONS.filter((step) => STEPS[step].from.includes(state)),
    })),

  decide: async (tx, { code, decision, reason }) => {
    if (!isMessageDecision(decision)) return undefined;
    const step = STEPS[decision];
    const row = await first<{
      email: string;
      text: string;
      created_at: Date;
      language: Language;
    }>(
      tx,
      `UPDATE messages m SET state = $2
        WHERE m.code = $1 AND m.state = ANY ($3) AND ${OURS}
       RETURNING m.email, m.text, m.created_at,
         coalesce((SELECT u.language FROM users u WHERE u.id = m.user_id), m.language, 'el') AS language`,
      [code, step.to, step.from],
    );
    return (
      row && {
        tell: decision === 'answer' ? { email: row.email, language: row.language } : null,
        title: beginningOf(row.text),
        path: null,
        letter: (language) =>
          writeLetter(language, 'answer', { at: row.created_at, quote: reason }),
      }
    );
  },
};

interface CommentRow extends PendingRow {
  post: string;
  email: string;
  language: Language;
}

/** Comments below posts: approved ones are shown there, the others never. */
export const comments: ModerationKind<CommentRow> = {
  kind: 'comment',
  alias: 'c',
  from: () => "FROM comments c WHERE c.state = 'waiting'",
  columns: () =>
    'c.id, c.code, c.user_id, c.created_at, c.name AS by, c.post, c.text, c.email, c.language',
  items: (rows) => rows.map(({ post }) => ({ facts: [{ name: 'post', value: post }] })),
  decide: async (tx, { code, decision, moderatorId, now }) => {
    const row = await waitingRow(tx, comments, code);
    if (!row) return undefined;
    const state = decision === 'approve' ? 'approved' : 'returned';
    await updateRow(tx, 'comments', row.id, { state, decided_by: moderatorId, decided_at: now });
    const { user_id: userId, email, language, post, text } = row;
    return {
      tell: userId === null ? { email, language } : { userId },
      title: beginningOf(text),
      path: `${addresses.blogSingle.pattern}?${new URLSearchParams({ post })}`,
    };
  },
};
