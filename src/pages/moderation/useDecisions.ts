import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import {
  decide,
  HOLD_SECONDS,
  ModerationItem,
  undoDecision,
  type DecisionPayload,
  type ModerationQueue as Contract,
} from '#common/contract/moderation.ts';
import { readResponse } from '#src/api/transport/response.ts';
import type { HeldDecision } from '#src/components/moderation/HeldDecisions.tsx';
import { serverNow } from '#src/lib/clock/serverClock.ts';
import { isRecord } from '#src/lib/read.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';

export type ModerationQueue = Camel<Contract>;

type Item = ModerationQueue['records'][number];

/** Compares the identity of two items, not their versions. */
export const isSame = (
  one: Pick<Item, 'kind' | 'code'>,
  other: Pick<Item, 'kind' | 'code'>,
): boolean => one.kind === other.kind && one.code === other.code;

/** The current item from a refusal that contains it, otherwise null. */
const changedIn = ({ code, body }: ApiError): Item | null =>
  code === 'item_changed' && isRecord(body) ? readResponse(ModerationItem, body.item) : null;

interface Result {
  text: string;
  refused: boolean;
  count: number;
  /** The decision that the sentence is about. */
  about: Pick<Item, 'kind' | 'code'> | null;
}

/**
 * Sends decisions and undoes them, one at a time. Items that another moderator decided also leave the queue.
 * @param onChanged receives the current item if it differs from what the moderator saw
 */
export const useDecisions = (
  change: (next: (queue: ModerationQueue) => ModerationQueue) => void,
  onChanged: (now: Item) => void,
) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { send, sending } = useAction('decide', decide);
  const { send: sendUndo, pending: undoing } = useAction('undo decision', undoDecision);
  const [result, setResult] = useState<Result | null>(null);
  const report = (text: string, refused: boolean, about: Result['about'] = null): void =>
    setResult((before) => ({ text, refused, about, count: (before?.count ?? 0) + 1 }));

  /**
   * Resolves to true if the item left the queue.
   * @param refuse replaces `result` for a refusal after which the item stays
   */
  const decideOn = async (
    item: Item,
    given: Omit<DecisionPayload, 'version'>,
    refuse: (text: string) => void = (text) => report(text, true),
  ): Promise<boolean> => {
    const body = { ...given, version: item.version };
    const outcome = await send({ kind: item.kind, code: item.code, body });
    if (!outcome) return false;
    const { decision, hold = false } = given;
    if (outcome.done) {
      const done = hold && decision === 'answer' ? 'heldAnswer' : (`done.${decision}` as const);
      report(t(`moderation.${done}`, { title: item.title }), false, item);
    } else {
      if (outcome.failure.kind !== 'conflict') {
        refuse(errorText(outcome.failure));
        return false;
      }
      report(errorText(outcome.failure), true);
      const changed = changedIn(outcome.failure);
      if (changed) {
        change(({ records, ...rest }) => ({
          ...rest,
          records: records.map((one) => (isSame(one, item) ? changed : one)),
        }));
        onChanged(changed);
        return false;
      }
    }
    const held: HeldDecision = {
      ...item,
      decision,
      dueAt: new Date(serverNow() + HOLD_SECONDS * 1000).toISOString(),
    };
    change(({ records, recordCount, held: others, ...rest }) => ({
      ...rest,
      records: records.filter((one) => !isSame(one, item)),
      recordCount: Math.max(0, recordCount - 1),
      held: outcome.done && hold ? [held, ...(others ?? [])] : others,
    }));
    return true;
  };

  /** Resolves to true if the item waits again. */
  const undo = async (decision: HeldDecision): Promise<boolean> => {
    const { kind, code, title } = decision;
    const outcome = await sendUndo({ kind, code });
    if (!outcome) return false;
    if (outcome.done) report(t('moderation.undone', { title }), false);
    else report(errorText(outcome.failure), true);
    // Without a response from the server, it may still be possible to undo.
    if (outcome.done || outcome.failure.kind === 'conflict') {
      change(({ held, ...rest }) => ({
        ...rest,
        held: held?.filter((one) => !isSame(one, decision)),
      }));
    }
    return outcome.done;
  };

  return { send: decideOn, undo, undoing, pending: sending?.body.decision ?? null, result };
};
