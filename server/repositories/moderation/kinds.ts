import type { ModerationKind } from './kind.ts';

/** Every kind of what waits for moderators. */
export const moderationKinds: readonly ModerationKind[] = [];
