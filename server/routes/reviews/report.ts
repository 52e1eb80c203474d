import { Type } from 'typebox';
import { ReviewReportPayload } from '#common/contract/reviews/reviews.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { reportReview } from '#server/repositories/reviews/reports.ts';
import { publishedReview } from '#server/repositories/reviews/reviews.ts';
import { checkedText, countSending } from './rules.ts';

/** POST /api/reviews/{code}/report. */
export default async function reportRoute(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;
  route(app, 'POST /api/reviews/:code/report', {
    access: 'user',
    tags: ['reviews'],
    summary: 'Reports a review to the moderators',
    description: 'Whoever reports the same review again adds nothing.',
    params: Type.Object({ code: Type.String() }),
    body: ReviewReportPayload,
    answers: { 204: null },
    errors: [404, 429],
    handler: async (request) => {
      const message = checkedText(request, 'message', request.body.message);
      const review = await publishedReview(db, request.params.code);
      if (!review) throw new Problem(404, 'review_not_found');
      await countSending(context, request);
      await reportReview(db, {
        reviewId: review.id,
        userId: request.user.id,
        message,
        now: clock.now(),
      });
    },
  });
}
