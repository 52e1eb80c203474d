import { Type } from 'typebox';
import { ErrorBody, NotModified } from '#common/contract/common.ts';
import { ReviewPage, ReviewsQuery } from '#common/contract/reviews/reviews.ts';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { serialiser } from '#server/lib/serialiser.ts';
import type { SendCached } from '#server/plugins/cache/responseCache.ts';
import { organisationId } from '#server/repositories/organisations/organisations.ts';
import { pageOfReviews } from '#server/repositories/reviews/reviews.ts';

/** GET /api/organisations/{id}/reviews. */
export function reviewPageRoute(app: App, { db, checkAnswers }: Context, send: SendCached): void {
  const write = serialiser(ReviewPage, checkAnswers ?? false);
  app.get(
    '/api/organisations/:id/reviews',
    {
      compress: false,
      config: { cached: true },
      schema: {
        tags: ['reviews'],
        summary: 'A page of the reviews of a place, the latest first',
        params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
        querystring: ReviewsQuery,
        response: { 200: ReviewPage, 304: NotModified, 404: ErrorBody, 422: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { page = 1, per_page: perPage = 10 } = request.query;
      return send(request, reply, `reviews ${JSON.stringify([id, page, perPage])}`, async () => {
        const organisation = await organisationId(db, id);
        if (organisation === null) throw new Problem(404, 'organisation_not_found');
        return write(await pageOfReviews(db, organisation, { page, perPage }));
      });
    },
  );
}
