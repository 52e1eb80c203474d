import { changesForModeration } from './changes.ts';
import { claimsForModeration } from './claims.ts';
import type { ModerationKind } from './kind.ts';
import { commentsForModeration } from './comments.ts';
import { listingsForModeration } from './listings.ts';
import { reportsForModeration } from './reports.ts';
import { reviewReports } from './reviewReports.ts';
import { reviews } from './reviews.ts';

export const moderationKinds: readonly ModerationKind[] = [
  listingsForModeration,
  changesForModeration,
  claimsForModeration,
  reportsForModeration,
  reviews,
  reviewReports,
  commentsForModeration,
];
