import type { DecisionPayload } from '#common/contract/moderation.ts';
import { moderationKinds } from '#server/repositories/moderation/decisions.ts';
import {
  pendingItems,
  type Decided,
  type ModerationKind,
  type PendingRow,
} from '#server/repositories/moderation/kind.ts';
import type { SignedIn } from './builders.ts';
import { askOf } from './streams.ts';
import type { TestApp } from './testApp.ts';

type Given = Pick<DecisionPayload, 'decision' | 'reason'>;

export async function itemOf({ db }: Pick<TestApp, 'db'>, kind: string, code: string) {
  for (const one of moderationKinds.filter((each) => each.kind === kind)) {
    for (const folder of one.folders ?? ['submissions']) {
      const [pending] = await pendingItems(db, one, { folder, language: 'el', limit: 1, code });
      if (pending) return pending.item;
    }
  }
  return undefined;
}

/** A moderator's request about the current version of an item. */
export const decideOn = async (
  test: Pick<TestApp, 'db' | 'app'>,
  moderator: Pick<SignedIn, 'headers'> | null,
  { kind, code, ...given }: { kind: string; code: string } & Given,
) => {
  const version = (await itemOf(test, kind, code))?.version ?? 'a'.repeat(43);
  return askOf(test)('POST', `/api/moderation/${kind}/${code}`, moderator, { ...given, version });
};

/** Decides without a request; undefined if no item of that code is pending. */
export const decideKind = <Row extends PendingRow>(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  kind: ModerationKind<Row>,
  { code, moderatorId, ...given }: Given & { code: string; moderatorId: number },
): Promise<Decided | undefined> =>
  db.transaction(async (tx) => {
    await kind.lock(tx, code);
    const [pending] = await pendingItems(tx, kind, { language: 'el', limit: 1, code });
    return pending && kind.decide(tx, pending.row, { ...given, moderatorId, now: clock.now() });
  });
