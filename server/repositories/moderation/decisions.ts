import type {
  DecisionPayload,
  ModerationItem,
  ModerationQueue,
} from '#common/contract/moderation.ts';
import type { Language } from '#common/languages.ts';
import { decisionMessage } from '#mail/decision.ts';
import { first, type Db, type Queryable } from '#server/db/client.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { Writing } from '#server/repositories/people/accountMail.ts';
import type { Told } from './kind.ts';
import { moderationKinds } from './kinds.ts';

/** The most items in a queue. */
const SHOWN = 50;

/** Pending items, oldest first. */
export async function moderationQueue(db: Queryable, language: Language): Promise<ModerationQueue> {
  const records: ModerationItem[] = [];
  let count = 0;
  for (const { kind, count: countOf, waiting } of moderationKinds) {
    count += await countOf(db);
    records.push(...(await waiting(db, SHOWN, language)).map((item) => ({ kind, ...item })));
  }
  const at = ({ created_at }: ModerationItem) => new Date(created_at).getTime();
  return {
    records: records.toSorted((one, other) => at(one) - at(other)).slice(0, SHOWN),
    record_count: count,
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
  { tell, title, path, kind, decision }: Letter,
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
  const message = decisionMessage({
    language: reader.language,
    kind,
    decision,
    title,
    reason,
    href: path === null ? null : origin + path,
  });
  await enqueueMail(tx, { cause, to: reader.email, message, keys, now });
}

/** Somebody's decision about one thing. */
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
      const [row] = await tx.query<{ id: number }>(
        `INSERT INTO moderation_decisions (at, user_id, kind, code, decision, reason)
           VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
        [now, moderatorId, kind, code, decision, reason],
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
