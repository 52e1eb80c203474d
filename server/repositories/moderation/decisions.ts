import {
  isMessageDecision,
  type DecisionPayload,
  type ModerationFolder,
  type ModerationItem,
  type ModerationQueue,
} from '#common/contract/moderation.ts';
import type { Language } from '#common/languages.ts';
import { writeLetter } from '#mail/message.ts';
import { first, insertRow, type Db, type Queryable } from '#server/db/client.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { Writing } from '#server/repositories/people/accountMail.ts';
import { countPending, pendingItems, type ModerationKind, type Told } from './kind.ts';
import { comments, messages } from './messages.ts';
import { changes, claims, listings, reports } from './places.ts';
import { reviewReports, reviews } from './reviews.ts';

export const moderationKinds: readonly ModerationKind[] = [
  listings,
  changes,
  claims,
  reports,
  reviews,
  reviewReports,
  comments,
  messages,
];

/** The most items in a queue. */
const SHOWN = 50;

export async function moderationQueue(
  db: Queryable,
  { folder, language }: { folder: ModerationFolder; language: Language },
): Promise<ModerationQueue> {
  const kindsOf = (name: ModerationFolder) =>
    moderationKinds.filter(({ folders = ['submissions'] }) => folders.includes(name));
  const countOf = async (name: ModerationFolder) => {
    let count = 0;
    for (const kind of kindsOf(name)) count += await countPending(db, kind, name);
    return count;
  };
  const waiting = {
    submissions: await countOf('submissions'),
    messages: await countOf('messages'),
  };
  const records: ModerationItem[] = [];
  for (const kind of kindsOf(folder)) {
    records.push(...(await pendingItems(db, kind, { folder, language, limit: SHOWN })));
  }
  const at = ({ created_at }: ModerationItem) => new Date(created_at).getTime();
  return {
    records:
      folder === 'submissions'
        ? records.toSorted((one, other) => at(one) - at(other)).slice(0, SHOWN)
        : records,
    folder,
    record_count:
      folder in waiting ? waiting[folder as keyof typeof waiting] : await countOf(folder),
    waiting,
  };
}

interface Letter extends Told {
  kind: ModerationItem['kind'];
  decision: DecisionPayload['decision'];
}

/** Tells somebody what was decided, within the transaction of the decision. */
async function tellOf(
  tx: Queryable,
  { keys, origin, now }: Writing,
  { tell, title, path, kind, decision, letter }: Letter,
  { cause, reason }: { cause: string; reason: string },
): Promise<void> {
  if (tell === null) return;
  const reader =
    'email' in tell
      ? tell
      : await first<{ email: string; language: Language }>(
          tx,
          'SELECT email, language FROM users WHERE id = $1',
          [tell.userId],
        );
  if (reader === undefined) return;
  const { language } = reader;
  const href = path === null ? null : origin + path;
  const message =
    letter?.(language) ??
    (kind === 'message' || isMessageDecision(decision)
      ? undefined
      : writeLetter(language, `${kind}.${decision}`, { title, reason: reason || null, href }));
  if (!message) return;
  await enqueueMail(tx, { cause, to: reader.email, message, keys, now });
}

export interface DecisionOf extends DecisionPayload {
  kind: ModerationItem['kind'];
  code: string;
  moderatorId: number;
}

/**
 * Decides about one thing: it changes, the decision is recorded, and its author is told, in one
 * transaction.
 * @returns `over` when it was decided before, by whomever; `unknown` when it never waited
 */
export const decide = (
  db: Db,
  { kind, code, decision, reason, moderatorId }: DecisionOf,
  writing: Writing,
): Promise<'decided' | 'over' | 'unknown'> =>
  db.transaction(async (tx) => {
    const { now } = writing;
    for (const one of moderationKinds.filter((each) => each.kind === kind)) {
      const decided = await one.decide(tx, { code, decision, reason, moderatorId, now });
      if (!decided) continue;
      const { others = [], ...own } = decided;
      const row = await insertRow<{ id: number }>(
        tx,
        'moderation_decisions',
        { at: now, user_id: moderatorId, kind, code, decision, reason },
        'RETURNING id',
      );
      for (const [index, letter] of [{ ...own, kind, decision }, ...others].entries()) {
        await tellOf(tx, writing, letter, { cause: `decision/${row!.id}/${index}`, reason });
      }
      return 'decided';
    }
    const known = await tx.query(
      'SELECT FROM moderation_decisions WHERE kind = $1 AND code = $2 LIMIT 1',
      [kind, code],
    );
    return known.length > 0 ? 'over' : 'unknown';
  });
