import type { FastifyRequest } from 'fastify';
import {
  OwnReview,
  getReviews,
  getOwnReviews,
  addReview,
  changeReview,
  reportReview as reportReviewCall,
  replyToReview as replyToReviewCall,
  removeReply,
} from '#common/contract/reviews/reviews.ts';
import { EDIT_HOURS, REVIEW_LONGEST, reviewerName } from '#common/reviews.ts';
import type { App, Context } from '#server/context.ts';
import { refuseFaults, requiredFault, tidy } from '#server/lib/fieldProblems.ts';
import { found, Problem } from '#server/lib/problem.ts';
import { type Granted, userOf } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import { Refused } from '#server/repositories/idempotency.ts';
import { placesNamedIn } from '#server/repositories/organisations/english.ts';
import { organisationId } from '#server/routes/organisations/organisationId.ts';
import { byNetwork, type Limit } from '#server/repositories/people/rateLimits.ts';
import { replyToReview } from '#server/repositories/places/replies.ts';
import {
  editReview,
  ownReviews,
  toOwnReview,
  writeReview,
} from '#server/repositories/reviews/ownReviews.ts';
import {
  pageOfReviews,
  publishedReview,
  reportReview,
} from '#server/repositories/reviews/reviews.ts';
import { attaching } from '#server/routes/photos/photos.ts';
import { countAgainst } from '#server/plugins/requests/rateLimits.ts';

const A_DAY = 86_400;
/** Reviews and reports per person, and per network address. */
const OF_PERSON: Limit = { name: 'reviews_by', max: 20, seconds: A_DAY };
const FROM_NETWORK: Limit = { name: 'reviews_from', max: 60, seconds: A_DAY };

/**
 * A text in stored form: plain, with line breaks.
 * @param field its name in the form
 * @throws Problem 422 for an empty or long text
 */
export function checkedText(request: FastifyRequest, field: string, sent: string): string {
  const text = tidy(sent.replaceAll('\r\n', '\n'));
  refuseFaults(request, { [field]: requiredFault(text, REVIEW_LONGEST) });
  return text;
}

/** Counts a submission of the signed-in person. @throws Problem 429 */
export const countSending = (context: Context, request: FastifyRequest): Promise<void> =>
  countAgainst(context, context.db, request, 'too_many_reviews', [
    [OF_PERSON, userOf(request).code],
    ...byNetwork(FROM_NETWORK, request.ip),
  ]);

/** Reviews and replies: /api/reviews, /api/user/reviews, /api/organisations/{id}/reviews. */
export default async function reviewRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  route(app, getReviews, {
    access: 'anyone',
    summary: 'Lists a page of the reviews of a place, latest first',
    cached: true,
    handler: async (request) => {
      const { page = 1, per_page: perPage = 10 } = request.query;
      const organisation = await organisationId(request.reads, request.params.id);
      request.shown.add(String(organisation));
      return pageOfReviews(request.reads, organisation, { page, perPage });
    },
  });

  route(app, getOwnReviews, {
    access: 'user',
    summary: "Lists the signed-in person's reviews, including pending and returned ones",
    handler: async (request) => {
      const place = request.query.organisation || null;
      const rows = await ownReviews(db, request.user.id, place);
      const named = await placesNamedIn(request.language, db, rows);
      return { records: named.map((row) => toOwnReview(row, clock.now())) };
    },
  });

  route(app, addReview, {
    access: 'confirmed user',
    summary: 'Writes a review of a place',
    description:
      'One review per visit, i.e. per ticket of the person that ' +
      'was served there. It appears immediately, except for the first review of a person. Others ' +
      'wait for a moderator, one per place: 409 `already_reviewed`. A repeat with the same ' +
      '`Idempotency-Key` writes nothing.',
    responses: { 201: OwnReview },
    errors: [409, 429],
    idempotent: true,
    handler: async (request) => {
      const user = request.user;
      const text = checkedText(request, 'text', request.body.text);
      const organisation = await organisationId(db, request.params.id);
      await countSending(context, request);
      const review = {
        ...request.body,
        userId: user.id,
        name: reviewerName(user.first_name, user.last_name),
        organisationId: organisation,
        text,
        idempotencyKey: request.idempotencyKey,
        now: clock.now(),
      };
      const row = found(
        await attaching(request, 'photo', () => writeReview(db, review)),
        'review_not_found',
      );
      if (row instanceof Refused) throw new Problem(409, row.reason);
      return toOwnReview(row, clock.now());
    },
  });

  route(app, changeReview, {
    access: 'user',
    summary: "Changes the signed-in person's review",
    description:
      `Within ${EDIT_HOURS} hours; then 409 \`edit_over\`. A review that a moderator had to ` +
      'publish waits for a moderator again.',
    errors: [409, 429],
    handler: async (request) => {
      const now = clock.now();
      const text = checkedText(request, 'text', request.body.text);
      await countSending(context, request);
      const by = { userId: request.user.id, code: request.params.code, now };
      const row = found(
        await attaching(request, 'photo', () => editReview(db, by, { ...request.body, text })),
        'review_not_found',
      );
      if (row === 'over') throw new Problem(409, 'edit_over', { values: { hours: EDIT_HOURS } });
      return toOwnReview(row, now);
    },
  });

  route(app, reportReviewCall, {
    access: 'user',
    changes: 'private',
    summary: 'Reports a review to the moderators',
    description: 'A second report of the same review by the same person has no effect.',
    errors: [429],
    handler: async (request) => {
      const message = checkedText(request, 'message', request.body.message);
      const review = found(await publishedReview(db, request.params.code), 'review_not_found');
      await countSending(context, request);
      await reportReview(db, {
        reviewId: review.id,
        userId: request.user.id,
        message,
        now: clock.now(),
      });
    },
  });

  const set = async (
    { place, user }: Granted['owner of the review'],
    code: string,
    text: string | null,
  ): Promise<void> => {
    const by = { place, userId: user.id, code, text, now: clock.now() };
    if (!(await replyToReview(db, by))) throw new Problem(404, 'review_not_found');
  };

  route(app, replyToReviewCall, {
    access: 'owner of the review',
    changes: 'place',
    summary: 'Replies to a review on behalf of the place',
    description: 'For owners of the place. A new reply replaces the previous one.',
    handler: async (request) => {
      const text = checkedText(request, 'text', request.body.text);
      await set(request, request.params.code, text);
    },
  });

  route(app, removeReply, {
    access: 'owner of the review',
    changes: 'place',
    summary: 'Deletes the reply to a review',
    handler: async (request) => {
      await set(request, request.params.code, null);
    },
  });
}
