import { addresses } from '#common/addresses.ts';
import { MESSAGE_DECISIONS, type MessageDecision } from '#common/contract/moderation.ts';
import type { MessageTopic } from '#common/forms.ts';
import type { Language } from '#common/languages.ts';
import { writeEmail } from '#mail/message.ts';
import { updateRow } from '#server/db/client.ts';
import { beginningOf, lockRow, type ModerationKind, type PendingRow } from './kind.ts';

interface MessageRow extends PendingRow {
  about: MessageTopic;
  author: string | null;
  email: string;
  state: string;
  answer: string | null;
  decided_by: string | null;
  language: Language;
}

/** Messages to the site's operators. Messages to members are private. */
const OURS = "(m.author IS NULL OR m.author NOT LIKE 'usr\\_%')";

const FOLDERS = {
  messages: "'waiting'",
  answered: "'answered', 'done'",
  spam: "'spam'",
  submissions: '',
} as const;

/** The states in which a decision is allowed, and the state that follows. */
const STEPS: Record<MessageDecision, { from: string[]; to: string }> = {
  answer: { from: ['waiting'], to: 'answered' },
  done: { from: ['waiting'], to: 'done' },
  spam: { from: ['waiting'], to: 'spam' },
  // An answered message stays answered, so that nobody gets two replies.
  restore: { from: ['done', 'spam'], to: 'waiting' },
};

/** Messages and questions: answered by e-mail, done without a reply, or spam. */
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
    m.state, d.answer, d.decided_by, coalesce(
      (SELECT u.language FROM users u WHERE u.id = m.user_id), m.language, 'el') AS language`,

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

  lock: (tx, code) => lockRow(tx, 'messages', code),
  decide: async (tx, { id, email, text, created_at: at, language }, { decision, reason }) => {
    // The route accepts only these decisions for messages.
    const { to } = STEPS[decision as MessageDecision];
    await updateRow(tx, 'messages', id, { state: to });
    return {
      recipient: decision === 'answer' ? { email, language } : null,
      title: beginningOf(text),
      path: null,
      writeMessage: (reader) => writeEmail(reader, 'answer', { at, quote: reason }),
    };
  },
};

interface CommentRow extends PendingRow {
  post: string;
  email: string;
  language: Language;
}

export const comments: ModerationKind<CommentRow> = {
  kind: 'comment',
  alias: 'c',
  from: () => "FROM comments c WHERE c.state = 'waiting'",
  columns: () =>
    'c.id, c.code, c.user_id, c.created_at, c.name AS by, c.post, c.text, c.email, c.language',
  items: (rows) => rows.map(({ post }) => ({ facts: [{ name: 'post', value: post }] })),
  lock: (tx, code) => lockRow(tx, 'comments', code),
  decide: async (tx, row, { decision, moderatorId, now }) => {
    const state = decision === 'approve' ? 'approved' : 'returned';
    await updateRow(tx, 'comments', row.id, { state, decided_by: moderatorId, decided_at: now });
    const { user_id: userId, email, language, post, text } = row;
    return {
      recipient: userId === null ? { email, language } : { userId },
      title: beginningOf(text),
      path: `${addresses.blogSingle.pattern}?${new URLSearchParams({ post })}`,
    };
  },
};
