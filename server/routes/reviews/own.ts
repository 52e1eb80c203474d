import { Type } from 'typebox';
import {
  OwnReview,
  OwnReviews,
  OwnReviewsQuery,
  ReviewPayload,
} from '#common/contract/reviews/reviews.ts';
import { EDIT_HOURS, reviewerName } from '#common/reviews.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { organisationId } from '#server/repositories/organisations/organisations.ts';
import {
  editReview,
  ownReviews,
  toOwnReview,
  writeReview,
} from '#server/repositories/reviews/ownReviews.ts';
import { attaching } from '#server/routes/photos/attached.ts';
import { checkedText, countSending } from './rules.ts';

/** Writing reviews, changing them, and finding one's own. */
export default async function ownReviewRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  route(app, 'GET /api/user/reviews', {
    access: 'user',
    tags: ['reviews'],
    summary: "One's own reviews, those that wait or were returned included",
    querystring: OwnReviewsQuery,
    answers: { 200: OwnReviews },
    handler: async (request) => {
      const place = request.query.organisation || null;
      const rows = await ownReviews(db, request.user.id, place);
      return { records: rows.map((row) => toOwnReview(row, clock.now())) };
    },
  });

  route(app, 'POST /api/organisations/:id/reviews', {
    access: 'confirmed user',
    tags: ['reviews'],
    summary: 'Writes a review of a place',
    description:
      'For people whose address is confirmed. One review a visit, i.e. a number of theirs that ' +
      'was served there; it appears at once, unless it is the first of this person. Others ' +
      'wait for a moderator, one at a place: 409 `already_reviewed`. A repeat with the same ' +
      '`Idempotency-Key` writes nothing more.',
    params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
    body: ReviewPayload,
    answers: { 201: OwnReview },
    errors: [404, 409, 429],
    idempotent: true,
    handler: async (request) => {
      const user = request.user;
      const text = checkedText(request, 'text', request.body.text);
      const organisation = await organisationId(db, request.params.id);
      if (organisation === null) throw new Problem(404, 'organisation_not_found');
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
      const row = await attaching(request, 'photo', () => writeReview(db, review));
      return toOwnReview(row, clock.now());
    },
  });

  route(app, 'PATCH /api/reviews/:code', {
    access: 'user',
    tags: ['reviews'],
    summary: "Changes a review of one's own",
    description:
      `Within ${EDIT_HOURS} hours: 409 \`edit_over\` later. One that a moderator had to ` +
      'publish waits for one again.',
    params: Type.Object({ code: Type.String() }),
    body: ReviewPayload,
    answers: { 200: OwnReview },
    errors: [404, 409, 429],
    handler: async (request) => {
      const now = clock.now();
      const text = checkedText(request, 'text', request.body.text);
      await countSending(context, request);
      const by = { userId: request.user.id, code: request.params.code, now };
      const row = await attaching(request, 'photo', () =>
        editReview(db, by, { ...request.body, text }),
      );
      if (!row) throw new Problem(404, 'review_not_found');
      if (row === 'over') throw new Problem(409, 'edit_over', { values: { hours: EDIT_HOURS } });
      return toOwnReview(row, now);
    },
  });
}
