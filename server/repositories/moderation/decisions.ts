import {
  isMessageDecision,
  type DecisionPayload,
  type ModerationFolder,
  type ModerationItem,
  type ModerationQueue,
} from '#common/contract/moderation.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import { writeEmail } from '#mail/message.ts';
import { first, insertRow, type Db, type Queryable } from '#server/db/client.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { Writing } from '#server/repositories/people/accountMail.ts';
import {
  countPending,
  oldestPending,
  pendingItems,
  type ModerationKind,
  type PendingItem,
  type DecisionRecipient,
} from './kind.ts';
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

const SHOWN = 50;

const kindsOf = (name: ModerationFolder) =>
  moderationKinds.filter(({ folders = ['submissions'] }) => folders.includes(name));

/** Pending items by folder, with the date of the oldest. */
export type PendingStatus = Record<
  'submissions' | 'messages',
  { waiting: number; oldest_at: Date | null }
>;

export async function pendingStatus(db: Queryable): Promise<PendingStatus> {
  const of = async (folder: keyof PendingStatus) => {
    const status: PendingStatus[typeof folder] = { waiting: 0, oldest_at: null };
    for (const kind of kindsOf(folder)) {
      const oldest = await oldestPending(db, kind, folder);
      if (oldest === null) continue;
      status.waiting += await countPending(db, kind, folder);
      if (!status.oldest_at || oldest < status.oldest_at) status.oldest_at = oldest;
    }
    return status;
  };
  return { submissions: await of('submissions'), messages: await of('messages') };
}

export async function moderationQueue(
  db: Queryable,
  { folder, language }: { folder: ModerationFolder; language: Language },
): Promise<Omit<ModerationQueue, 'held'>> {
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
    const pending = await pendingItems(db, kind, { folder, language, limit: SHOWN });
    records.push(...pending.map(({ item }) => item));
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

interface DecisionEmail extends DecisionRecipient {
  kind: ModerationItem['kind'];
  decision: DecisionPayload['decision'];
}

/** Notifies a person of a decision, within the transaction of the decision. */
async function notifyOfDecision(
  tx: Queryable,
  { keys, origin, now }: Writing,
  { recipient, title, path, kind, decision, writeMessage: email }: DecisionEmail,
  { cause, reason }: { cause: string; reason: string },
): Promise<void> {
  if (recipient === null) return;
  const reader =
    'email' in recipient
      ? recipient
      : await first<{ email: string; language: Language }>(
          tx,
          'SELECT email, language FROM users WHERE id = $1',
          [recipient.userId],
        );
  if (reader === undefined) return;
  const { language } = reader;
  const href = path === null ? null : origin + path;
  const message =
    email?.(language) ??
    (kind === 'message' || isMessageDecision(decision)
      ? undefined
      : writeEmail(language, `${kind}.${decision}`, { title, reason: reason || null, href }));
  if (!message) return;
  await enqueueMail(tx, { cause, to: reader.email, message, keys, now });
}

export interface DecisionOf extends Omit<DecisionPayload, 'hold'> {
  kind: ModerationItem['kind'];
  code: string;
  moderatorId: number;
  language: Language;
  /** The time until which the decision is held. Without it, the decision is applied now. */
  heldUntil?: Date;
}

/** Finds an item by code in any folder of its kind, with Greek names by default. */
export async function itemOf(
  tx: Queryable,
  kind: ModerationKind,
  code: string,
  language = defaultLanguage,
  folders = kind.folders ?? ['submissions'],
): Promise<PendingItem | undefined> {
  for (const folder of folders) {
    const [pending] = await pendingItems(tx, kind, { folder, language, limit: 1, code });
    if (pending) return pending;
  }
  return undefined;
}

export const kindsNamed = (name: ModerationItem['kind']): ModerationKind[] =>
  moderationKinds.filter(({ kind }) => kind === name);

export type DecisionOutcome =
  { outcome: 'decided' | 'over' | 'unknown' } | { outcome: 'changed'; item: ModerationItem };

/** Whether anybody has decided about an item. */
const isDecided = async (
  db: Queryable,
  { kind, code }: Pick<DecisionOf, 'kind' | 'code'>,
): Promise<boolean> =>
  (
    await db.query('SELECT FROM moderation_decisions WHERE kind = $1 AND code = $2 LIMIT 1', [
      kind,
      code,
    ])
  ).length > 0;

/** Decides within a transaction, see `decide`. */
export async function decideIn(
  tx: Queryable,
  { kind, code, version, language, heldUntil, ...decision }: DecisionOf,
  writing: Writing,
): Promise<DecisionOutcome> {
  const { now } = writing;
  const { decision: taken, reason, moderatorId } = decision;
  for (const one of kindsNamed(kind)) {
    await one.lock(tx, code);
    // A separate statement, so that it sees everything committed before the lock was granted.
    const pending = await itemOf(tx, one, code);
    if (!pending?.item.decisions.includes(taken)) continue;
    const held = await first<{ user_id: number; decision: string }>(
      tx,
      'SELECT user_id, decision FROM held_decisions WHERE kind = $1 AND code = $2',
      [kind, code],
    );
    if (held) {
      // The same request again, because its response was lost.
      const isRepeat = heldUntil && held.user_id === moderatorId && held.decision === taken;
      return { outcome: isRepeat ? 'decided' : 'over' };
    }
    const { row, item } = pending;
    if (item.version !== version) {
      return { outcome: 'changed', item: (await itemOf(tx, one, code, language))!.item };
    }
    if (heldUntil) {
      await insertRow(tx, 'held_decisions', {
        kind,
        code,
        version,
        decision: taken,
        reason,
        user_id: moderatorId,
        due_at: heldUntil,
      });
      return { outcome: 'decided' };
    }
    const { others = [], ...own } = await one.decide(tx, row, { ...decision, now });
    const recorded = await insertRow<{ id: number }>(
      tx,
      'moderation_decisions',
      { at: now, user_id: moderatorId, kind, code, decision: taken, reason },
      'RETURNING id',
    );
    const emails = [{ ...own, kind, decision: taken }, ...others];
    for (const [index, email] of emails.entries()) {
      await notifyOfDecision(tx, writing, email, {
        cause: `decision/${recorded!.id}/${index}`,
        reason,
      });
    }
    return { outcome: 'decided' };
  }
  return { outcome: (await isDecided(tx, { kind, code })) ? 'over' : 'unknown' };
}

/**
 * Decides about one item, now or after a time in which it can be undone. One transaction locks the
 * item, changes it, records the decision and notifies the author, so a concurrent edit comes either
 * before or after.
 * @returns `over` if somebody already decided; `unknown` if the item was never pending; `changed`
 * with the current item if the moderator saw another version
 */
export const decide = (db: Db, decision: DecisionOf, writing: Writing): Promise<DecisionOutcome> =>
  db.transaction((tx) => decideIn(tx, decision, writing));
