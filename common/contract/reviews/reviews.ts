import { Type, type Static } from 'typebox';
import {
  Instant,
  count,
  named,
  nullable,
  nullish,
  page,
  pageQuery,
  recordsOf,
} from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { Review } from '#common/contract/organisations.ts';

/** The states of a review, as its author sees them. */
const REVIEW_STATES = ['waiting', 'published', 'returned', 'removed'] as const;

/** Maximum characters read of a review, reply or report. Valid ones are shorter. */
const TEXT_READ = 10_000;
const Text = Type.String({ maxLength: TEXT_READ, description: 'Plain text with line breaks.' });

export const ReviewPage = named('ReviewPage', {
  ...page(Review).properties,
  rating: nullable(Type.Number({ minimum: 1, maximum: 5 })),
  stars: Type.Array(count(), {
    description: 'Number of reviews with one, two, three, four and five stars.',
  }),
});
export type ReviewPage = Static<typeof ReviewPage>;

export const ReviewPayload = named(
  'ReviewPayload',
  {
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    text: Text,
    photo: nullish(
      Type.String({ maxLength: 100 }),
      'The code of an uploaded photo, or null for none. If absent, it stays unchanged.',
    ),
  },
  { additionalProperties: false },
);
export type ReviewPayload = Static<typeof ReviewPayload>;

export const OwnReview = named('OwnReview', {
  ...Review.properties,
  state: Type.Enum(REVIEW_STATES, {
    description: '`waiting`: for a moderator; `removed`: by a moderator, after a report.',
  }),
  reason: nullable(Type.String(), 'The moderator’s reason for returning or removing it.'),
  editable_until: nullable(Instant, 'End of the edit period; null: it has ended.'),
  organisation: Type.Object({ slug: Type.String(), title: Type.String() }),
});
export type OwnReview = Static<typeof OwnReview>;

/** Latest first. */
export const getReviews = endpoint('GET /api/organisations/{id}/reviews', {
  query: Type.Object(pageQuery(10)),
  response: ReviewPage,
});
export const getOwnReviews = endpoint('GET /api/user/reviews', {
  query: Type.Object({
    organisation: Type.Optional(
      Type.String({ maxLength: 200, description: 'Only those of this place: a slug or a code.' }),
    ),
  }),
  response: recordsOf('OwnReviews', OwnReview, 'Latest first, at most 100.'),
});
/** 401 for a visitor. */
export const addReview = endpoint('POST /api/organisations/{id}/reviews', {
  body: ReviewPayload,
  response: OwnReview,
});
export const changeReview = endpoint('PATCH /api/reviews/{code}', {
  body: ReviewPayload,
  response: OwnReview,
});
export const replyToReview = endpoint('PUT /api/reviews/{code}/reply', {
  body: named('ReplyPayload', { text: Text }, { additionalProperties: false }),
});
export const removeReply = endpoint('DELETE /api/reviews/{code}/reply');
export const reportReview = endpoint('POST /api/reviews/{code}/report', {
  body: named('ReviewReportPayload', { message: Text }, { additionalProperties: false }),
});
