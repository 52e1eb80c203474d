import type { OwnReview } from '#common/contract/reviews/reviews.ts';
import { buildReview } from './organisations.ts';

/** One's own review, which waits for a moderator. */
export const buildOwnReview = (overrides: Partial<OwnReview> = {}): OwnReview => ({
  ...buildReview({ author_name: 'Ελένη Π.', visited: true }),
  state: 'waiting',
  reason: null,
  editable_until: '2026-03-17T09:41:00+02:00',
  organisation: { slug: 'farmakeio-asklipios', title: 'Φαρμακείο Ασκληπιός' },
  ...overrides,
});
