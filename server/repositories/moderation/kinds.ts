import type { ModerationKind } from './kind.ts';
import { reportsForModeration } from './reports.ts';
import { reviewReports } from './reviewReports.ts';
import { reviews } from './reviews.ts';

/** Every kind of what waits for moderators. */
export const moderationKinds: readonly ModerationKind[] = [
  reportsForModeration,
  reviews,
  reviewReports,
];
