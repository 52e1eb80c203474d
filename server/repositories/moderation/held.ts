import { toAthensIso } from '#common/calendar/athens.ts';
import type { HeldDecision, ModerationFolder } from '#common/contract/moderation.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import { first, type Db, type Queryable } from '#server/db/client.ts';
import type { MailOptions, Writing } from '#server/repositories/people/accountMail.ts';
import { decideIn, itemOf, kindsNamed, type DecisionOf } from './decisions.ts';

/** How long a decision that cannot be applied is tried again before its item waits again. */
const TRIED_FOR_MS = 10 * 60_000;

type Of = Pick<DecisionOf, 'kind' | 'code'>;

interface HeldRow extends Of, Pick<DecisionOf, 'version' | 'decision' | 'reason'> {
  user_id: number;
  due_at: Date;
}

const titleOf = async (db: Queryable, { kind, code }: Of, language: Language) => {
  for (const one of kindsNamed(kind)) {
    const pending = await itemOf(db, one, code, language);
    if (pending) return pending.item.title;
  }
  return null;
};

/** The decisions of a moderator that can still be undone, latest first. */
export async function heldDecisions(
  db: Queryable,
  { moderatorId, language }: Pick<DecisionOf, 'moderatorId' | 'language'>,
): Promise<HeldDecision[]> {
  const rows = await db.query<HeldRow>(
    'SELECT * FROM held_decisions WHERE user_id = $1 ORDER BY due_at DESC LIMIT 20',
    [moderatorId],
  );
  const held: HeldDecision[] = [];
  for (const { kind, code, decision, due_at } of rows) {
    const title = await titleOf(db, { kind, code }, language);
    if (title !== null) held.push({ kind, code, title, decision, due_at: toAthensIso(due_at) });
  }
  return held;
}

/**
 * Undoes a held decision, so that its item waits again. An item that waits already stays as it is.
 * @returns `applied` if the decision has taken effect; `over` if another moderator decided;
 * `unknown` if the item was never pending
 */
export const undoDecision = (
  db: Db,
  { kind, code, moderatorId }: Of & Pick<DecisionOf, 'moderatorId'>,
): Promise<'undone' | 'applied' | 'over' | 'unknown'> =>
  db.transaction(async (tx) => {
    const undone = await tx.query(
      'DELETE FROM held_decisions WHERE kind = $1 AND code = $2 AND user_id = $3 RETURNING code',
      [kind, code, moderatorId],
    );
    if (undone.length > 0) return 'undone';
    const other = await tx.query('SELECT FROM held_decisions WHERE kind = $1 AND code = $2', [
      kind,
      code,
    ]);
    if (other.length > 0) return 'over';
    const waiting: ModerationFolder[] = ['submissions', 'messages'];
    for (const one of kindsNamed(kind)) {
      const folders = waiting.filter((name) => (one.folders ?? ['submissions']).includes(name));
      if (await itemOf(tx, one, code, defaultLanguage, folders)) return 'undone';
    }
    const last = await first<{ user_id: number | null }>(
      tx,
      `SELECT user_id FROM moderation_decisions
        WHERE kind = $1 AND code = $2 ORDER BY id DESC LIMIT 1`,
      [kind, code],
    );
    if (!last) return 'unknown';
    return last.user_id === moderatorId ? 'applied' : 'over';
  });

/** Applies one due decision, unless it was undone or another process applied it. */
const applyHeld = (db: Db, { kind, code }: Of, writing: Writing): Promise<void> =>
  db.transaction(async (tx) => {
    // The item before its decision, in the order that deciding uses.
    for (const one of kindsNamed(kind)) await one.lock(tx, code);
    const held = await first<HeldRow>(
      tx,
      'DELETE FROM held_decisions WHERE kind = $1 AND code = $2 AND due_at <= $3 RETURNING *',
      [kind, code, writing.now],
    );
    if (!held) return;
    const { version, decision, reason, user_id: moderatorId } = held;
    // If the item has changed since, it waits again.
    await decideIn(
      tx,
      { kind, code, version, decision, reason, moderatorId, language: writing.language },
      writing,
    );
  });

/**
 * Applies all due decisions, each in its own transaction. One that fails is tried again with the
 * next call; after ten minutes its item waits again.
 * @param onError gets the error of each decision that failed
 * @returns how many were due
 */
export async function applyHeldDecisions(
  db: Db,
  writing: MailOptions,
  onError: (error: unknown) => void,
): Promise<number> {
  const due = await db.query<Pick<HeldRow, 'kind' | 'code' | 'due_at'>>(
    'SELECT kind, code, due_at FROM held_decisions WHERE due_at <= $1 ORDER BY due_at',
    [writing.now],
  );
  for (const { due_at: dueAt, ...of } of due) {
    try {
      await applyHeld(db, of, { ...writing, language: defaultLanguage });
    } catch (error) {
      onError(error);
      if (writing.now.getTime() - dueAt.getTime() < TRIED_FOR_MS) continue;
      await db.query('DELETE FROM held_decisions WHERE kind = $1 AND code = $2', [
        of.kind,
        of.code,
      ]);
    }
  }
  return due.length;
}
