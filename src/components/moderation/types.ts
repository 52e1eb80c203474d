import type { TFunction } from 'i18next';
import type { Camel } from '#common/contract/camel.ts';
import {
  isMessageDecision,
  type DecisionPayload,
  type ModerationItem as Contract,
} from '#common/contract/moderation.ts';

/** Something that waits for a moderator. */
export type ModerationItem = Camel<Contract>;
export type Decision = DecisionPayload['decision'];

/** A decision as its button says it. */
export const decisionLabel = (
  t: TFunction,
  { kind }: Pick<ModerationItem, 'kind'>,
  decision: Decision,
): string =>
  isMessageDecision(decision)
    ? t(`moderation.message.${decision}`)
    : kind === 'message'
      ? ''
      : t(`moderation.${decision}.${kind}`);
