import { Type, type Static } from 'typebox';
import { Instant, page } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { Review } from '#common/contract/organisations.ts';

/** The states of a review, as its author knows them. */
export const REVIEW_STATES = ['waiting', 'published', 'returned', 'removed'] as const;

/** How much text of a review, reply or report is read at all; a valid one has less. */
const TEXT_READ = 10_000;
const Text = Type.String({ maxLength: TEXT_READ, description: 'Plain text with line breaks.' });

export const ReviewPage = Type.Object(
  {
    ...page(Review).properties,
    rating: Type.Union([Type.Number({ minimum: 1, maximum: 5 }), Type.Null()]),
    stars: Type.Array(Type.Integer({ minimum: 0 }), {
      description: 'How many reviews gave one star, two, three, four and five.',
    }),
  },
  { title: 'ReviewPage' },
);
export type ReviewPage = Static<typeof ReviewPage>;

export const ReviewsQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000, default: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
});

export const ReviewPayload = Type.Object(
  {
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    text: Text,
    photo: Type.Optional(
      Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
        description: 'The code of a photo that was sent before; null: none. Left out: as it was.',
      }),
    ),
  },
  { additionalProperties: false, title: 'ReviewPayload' },
);
export type ReviewPayload = Static<typeof ReviewPayload>;

/** A review as its author sees it. */
export const OwnReview = Type.Object(
  {
    ...Review.properties,
    state: Type.Enum(REVIEW_STATES, {
      description: '`waiting`: for a moderator; `removed`: by one, after a report.',
    }),
    reason: Type.Union([Type.String(), Type.Null()], {
      description: 'Why a moderator returned or removed it.',
    }),
    editable_until: Type.Union([Instant, Type.Null()], {
      description: 'Until when its author can change it; null: no longer.',
    }),
    organisation: Type.Object({ slug: Type.String(), title: Type.String() }),
  },
  { title: 'OwnReview' },
);
export type OwnReview = Static<typeof OwnReview>;

export const OwnReviews = Type.Object(
  { records: Type.Array(OwnReview, { description: 'The latest first, at most 100.' }) },
  { title: 'OwnReviews' },
);

export const OwnReviewsQuery = Type.Object({
  organisation: Type.Optional(
    Type.String({ maxLength: 200, description: 'Only those of this place: a slug or a code.' }),
  ),
});

export const ReplyPayload = Type.Object(
  { text: Text },
  { additionalProperties: false, title: 'ReplyPayload' },
);

export const ReviewReportPayload = Type.Object(
  { message: Text },
  { additionalProperties: false, title: 'ReviewReportPayload' },
);

/** The latest first. */
export const getReviews = endpoint('GET /api/organisations/{id}/reviews', {
  query: ReviewsQuery,
  answer: ReviewPage,
});
export const getOwnReviews = endpoint('GET /api/user/reviews', {
  query: OwnReviewsQuery,
  answer: OwnReviews,
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
export const replyToReview = endpoint('PUT /api/reviews/{code}/reply', { body: ReplyPayload });
export const removeReply = endpoint('DELETE /api/reviews/{code}/reply');
export const reportReview = endpoint('POST /api/reviews/{code}/report', {
  body: ReviewReportPayload,
});
