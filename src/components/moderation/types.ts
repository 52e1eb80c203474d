import type { TFunction } from 'i18next';
import type { Camel } from '#common/contract/camel.ts';
import {
  MESSAGE_DECISIONS,
  type DecisionPayload,
  type MessageDecision,
  type ModerationItem as Contract,
} from '#common/contract/moderation.ts';

/** Something that waits for a moderator. */
export type ModerationItem = Camel<Contract>;
export type Decision = DecisionPayload['decision'];

/** The contract's functions are not part of a build, its data is. */
const isMessageDecision = (decision: Decision): decision is MessageDecision =>
  MESSAGE_DECISIONS.some((one) => one === decision);

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
