import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import {
  decide,
  ModerationItem,
  type DecisionPayload,
  type ModerationQueue as Contract,
} from '#common/contract/moderation.ts';
// Loads with the screen, so that the first action does not wait for a file that may fail to load.
import '#src/api/transport/client.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { isRecord } from '#src/lib/read.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';

export type ModerationQueue = Camel<Contract>;

type Item = ModerationQueue['records'][number];

/** Compares the identity of two items, not their versions. */
export const isSame = (one: Item, other: Item): boolean =>
  one.kind === other.kind && one.code === other.code;

/** The current item from a refusal that contains it, otherwise null. */
const changedIn = ({ code, body }: ApiError): Item | null =>
  code === 'item_changed' && isRecord(body) ? readResponse(ModerationItem, body.item) : null;

/**
 * Sends decisions, one at a time. Items that another moderator decided also leave the queue.
 * @param onChanged receives the current item if it differs from what the moderator saw
 */
export const useDecisions = (
  change: (next: (queue: ModerationQueue) => ModerationQueue) => void,
  onChanged: (now: Item) => void,
) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { send, sending } = useAction('decide', decide);
  const [said, setSaid] = useState<{ text: string; refused: boolean; count: number } | null>(null);
  const say = (text: string, refused: boolean): void =>
    setSaid((before) => ({ text, refused, count: (before?.count ?? 0) + 1 }));

  /**
   * Resolves to true if the item left the queue.
   * @param refuse shows a refusal that keeps the item, instead of `said`
   */
  const decideOn = async (
    item: Item,
    given: Omit<DecisionPayload, 'version'>,
    refuse: (text: string) => void = (text) => say(text, true),
  ): Promise<boolean> => {
    const body = { ...given, version: item.version };
    const outcome = await send({ kind: item.kind, code: item.code, body });
    if (!outcome) return false;
    const changed = outcome.done ? null : changedIn(outcome.failure);
    if (outcome.done) say(t(`moderation.done.${body.decision}`, { title: item.title }), false);
    else if (changed) {
      say(errorText(outcome.failure), true);
      change(({ records, ...rest }) => ({
        ...rest,
        records: records.map((one) => (isSame(one, item) ? changed : one)),
      }));
      onChanged(changed);
      return false;
    } else if (outcome.failure.kind === 'conflict') say(errorText(outcome.failure), true);
    else {
      refuse(errorText(outcome.failure));
      return false;
    }
    change(({ records, recordCount, ...rest }) => ({
      ...rest,
      records: records.filter((one) => !isSame(one, item)),
      recordCount: Math.max(0, recordCount - 1),
    }));
    return true;
  };

  return { send: decideOn, pending: sending?.body.decision ?? null, said };
};
