import { useState } from 'react';
import { useTranslation } from 'react-i18next';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import {
  decide,
  type DecisionPayload,
  type ModerationItem,
  type ModerationQueue,
} from '#src/api/reviews/moderation.ts';
import { toApiError } from '#src/api/transport/errors.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';

/** What the last decision did, or why it was refused. */
interface Said {
  text: string;
  refused: boolean;
  count: number;
}

/**
 * Sends decisions, one at a time. What is decided leaves the queue, also when another moderator was
 * quicker.
 * @param change applies a change to the queue that is shown
 */
export const useDecisions = (
  change: (next: (queue: ModerationQueue) => ModerationQueue) => void,
) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [pending, setPending] = useState<DecisionPayload['decision'] | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const say = (text: string, refused: boolean): void =>
    setSaid((before) => ({ text, refused, count: (before?.count ?? 0) + 1 }));

  /**
   * Resolves to whether the thing left the queue.
   * @param refuse says a refusal after which it stays; `said` does without it
   */
  const send = async (
    item: ModerationItem,
    { decision, reason }: DecisionPayload,
    refuse: (text: string) => void = (text) => say(text, true),
  ): Promise<boolean> => {
    if (pending !== null) return false;
    setPending(decision);
    try {
      await decide(item, { decision, reason });
      say(t(`moderation.done.${decision}`, { title: item.title }), false);
    } catch (error) {
      if (toApiError(error).kind !== 'conflict') {
        refuse(errorText(error));
        return false;
      }
      say(errorText(error), true);
    } finally {
      setPending(null);
    }
    change(({ items, count }) => ({
      items: items.filter((one) => one !== item),
      count: Math.max(0, count - 1),
    }));
    return true;
  };

  return { send, pending, said };
};
