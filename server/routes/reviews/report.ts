import { Type } from 'typebox';
import { ErrorBody, InvalidFields } from '#common/contract/common.ts';
import { ReviewReportPayload } from '#common/contract/reviews/reviews.ts';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { reportReview } from '#server/repositories/reviews/reports.ts';
import { publishedReview } from '#server/repositories/reviews/reviews.ts';
import { checkedText, countSending } from './rules.ts';

/** POST /api/reviews/{code}/report. */
export function reportRoute(app: App, context: Context): void {
  const { db, clock } = context;
  app.post(
    '/api/reviews/:code/report',
    {
      onRequest: [noStore, requireUser(context)],
      schema: {
        tags: ['reviews'],
        summary: 'Reports a review to the moderators',
        description: 'Whoever reports the same review again adds nothing.',
        security: [{ bearer: [] }],
        params: Type.Object({ code: Type.String() }),
        body: ReviewReportPayload,
        response: {
          204: Type.Null({ description: 'No body.' }),
          401: ErrorBody,
          404: ErrorBody,
          422: InvalidFields,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const message = checkedText(request, 'message', request.body.message);
      const review = await publishedReview(db, request.params.code);
      if (!review) throw new Problem(404, 'review_not_found');
      await countSending(context, request);
      await reportReview(db, {
        reviewId: review.id,
        userId: userOf(request).id,
        message,
        language: languageOf(request.headers['accept-language']),
        now: clock.now(),
      });
      return reply.code(204).send(null);
    },
  );
}
