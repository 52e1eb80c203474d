import { Type } from 'typebox';
import { ErrorBody, InvalidFields } from '#common/contract/common.ts';
import {
  OwnReview,
  OwnReviews,
  OwnReviewsQuery,
  ReviewPayload,
} from '#common/contract/reviews/reviews.ts';
import { EDIT_HOURS, reviewerName } from '#common/reviews.ts';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { Problem } from '#server/lib/problem.ts';
import { confirmedUserOf, noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { idempotencyKey } from '#server/plugins/requests/idempotencyKey.ts';
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
export function ownReviewRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];

  app.get(
    '/api/user/reviews',
    {
      onRequest,
      schema: {
        tags: ['reviews'],
        summary: "One's own reviews, those that wait or were returned included",
        security,
        querystring: OwnReviewsQuery,
        response: { 200: OwnReviews, 401: ErrorBody, 422: ErrorBody },
      },
    },
    async (request) => {
      const place = request.query.organisation || null;
      const rows = await ownReviews(db, userOf(request).id, place);
      return { records: rows.map((row) => toOwnReview(row, clock.now())) };
    },
  );

  app.post(
    '/api/organisations/:id/reviews',
    {
      onRequest,
      schema: {
        tags: ['reviews'],
        summary: 'Writes a review of a place',
        description:
          'For people whose address is confirmed. One review a visit, i.e. a number of theirs that ' +
          'was served there; it appears at once, unless it is the first of this person. Others ' +
          'wait for a moderator, one at a place: 409 `already_reviewed`. A repeat with the same ' +
          '`Idempotency-Key` writes nothing more.',
        security,
        params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
        body: ReviewPayload,
        response: {
          201: OwnReview,
          401: ErrorBody,
          403: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          422: InvalidFields,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const user = confirmedUserOf(request);
      const key = idempotencyKey(request.headers['idempotency-key']);
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
        language: languageOf(request.headers['accept-language']),
        idempotencyKey: key,
        now: clock.now(),
      };
      const row = await attaching(request, 'photo', () => writeReview(db, review));
      if (!row) throw new Problem(409, 'already_reviewed');
      return reply.code(201).send(toOwnReview(row, clock.now()));
    },
  );

  app.patch(
    '/api/reviews/:code',
    {
      onRequest,
      schema: {
        tags: ['reviews'],
        summary: "Changes a review of one's own",
        description:
          `Within ${EDIT_HOURS} hours: 409 \`edit_over\` later. One that a moderator had to ` +
          'publish waits for one again.',
        security,
        params: Type.Object({ code: Type.String() }),
        body: ReviewPayload,
        response: {
          200: OwnReview,
          401: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          422: InvalidFields,
          429: ErrorBody,
        },
      },
    },
    async (request) => {
      const now = clock.now();
      const text = checkedText(request, 'text', request.body.text);
      await countSending(context, request);
      const by = { userId: userOf(request).id, code: request.params.code, now };
      const row = await attaching(request, 'photo', () =>
        editReview(db, by, { ...request.body, text }),
      );
      if (!row) throw new Problem(404, 'review_not_found');
      if (row === 'over') throw new Problem(409, 'edit_over', { values: { hours: EDIT_HOURS } });
      return toOwnReview(row, now);
    },
  );
}
