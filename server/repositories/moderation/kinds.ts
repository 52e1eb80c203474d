import type { ModerationKind } from './kind.ts';
import { reviewReports } from './reviewReports.ts';
import { reviews } from './reviews.ts';

/** Every kind of what waits for moderators. */
export const moderationKinds: readonly ModerationKind[] = [reviews, reviewReports];
