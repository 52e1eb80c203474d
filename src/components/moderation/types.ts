import type { Camel } from '#common/contract/camel.ts';
import type { ModerationItem as Contract } from '#common/contract/moderation.ts';

/** Something that waits for a moderator. */
export type ModerationItem = Camel<Contract>;
