import { Type, type Static } from 'typebox';
import { Instant, page, pageQuery, named, nullable, recordsOf } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { Review } from '#common/contract/organisations.ts';

/** The states of a review, as its author knows them. */
const REVIEW_STATES = ['waiting', 'published', 'returned', 'removed'] as const;

/** How much text of a review, reply or report is read at all; a valid one has less. */
const TEXT_READ = 10_000;
const Text = Type.String({ maxLength: TEXT_READ, description: 'Plain text with line breaks.' });

export const ReviewPage = named('ReviewPage', {
  ...page(Review).properties,
  rating: nullable(Type.Number({ minimum: 1, maximum: 5 })),
  stars: Type.Array(Type.Integer({ minimum: 0 }), {
    description: 'How many reviews gave one star, two, three, four and five.',
  }),
});
export type ReviewPage = Static<typeof ReviewPage>;

export const ReviewPayload = named(
  'ReviewPayload',
  {
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    text: Text,
    photo: Type.Optional(
      nullable(
        Type.String({ maxLength: 100 }),
        'The code of a photo that was sent before; null: none. Left out: as it was.',
      ),
    ),
  },
  { additionalProperties: false },
);
export type ReviewPayload = Static<typeof ReviewPayload>;

export const OwnReview = named('OwnReview', {
  ...Review.properties,
  state: Type.Enum(REVIEW_STATES, {
    description: '`waiting`: for a moderator; `removed`: by one, after a report.',
  }),
  reason: nullable(Type.String(), 'Why a moderator returned or removed it.'),
  editable_until: nullable(Instant, 'Until when its author can change it; null: no longer.'),
  organisation: Type.Object({ slug: Type.String(), title: Type.String() }),
});
export type OwnReview = Static<typeof OwnReview>;

/** The latest first. */
export const getReviews = endpoint('GET /api/organisations/{id}/reviews', {
  query: Type.Object(pageQuery(10)),
  answer: ReviewPage,
});
export const getOwnReviews = endpoint('GET /api/user/reviews', {
  query: Type.Object({
    organisation: Type.Optional(
      Type.String({ maxLength: 200, description: 'Only those of this place: a slug or a code.' }),
    ),
  }),
  answer: recordsOf('OwnReviews', OwnReview, 'The latest first, at most 100.'),
});
/** 401 for a visitor. */
export const addReview = endpoint('POST /api/organisations/{id}/reviews', {
  body: ReviewPayload,
  answer: OwnReview,
});
export const changeReview = endpoint('PATCH /api/reviews/{code}', {
  body: ReviewPayload,
  answer: OwnReview,
});
export const replyToReview = endpoint('PUT /api/reviews/{code}/reply', {
  body: named('ReplyPayload', { text: Text }, { additionalProperties: false }),
});
export const removeReply = endpoint('DELETE /api/reviews/{code}/reply');
export const reportReview = endpoint('POST /api/reviews/{code}/report', {
  body: named('ReviewReportPayload', { message: Text }, { additionalProperties: false }),
});
