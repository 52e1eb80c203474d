import { Type } from 'typebox';
import { ReviewPage, ReviewsQuery } from '#common/contract/reviews/reviews.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { organisationId } from '#server/repositories/organisations/organisations.ts';
import { pageOfReviews } from '#server/repositories/reviews/reviews.ts';

/** GET /api/organisations/{id}/reviews. */
export default async function reviewPageRoute(app: App): Promise<void> {
  const { db } = app.context;
  route(app, 'GET /api/organisations/:id/reviews', {
    access: 'anyone',
    tags: ['reviews'],
    summary: 'A page of the reviews of a place, the latest first',
    params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
    querystring: ReviewsQuery,
    answers: { 200: ReviewPage },
    errors: [404],
    cached: true,
    handler: async (request) => {
      const { page = 1, per_page: perPage = 10 } = request.query;
      const organisation = await organisationId(db, request.params.id);
      if (organisation === null) throw new Problem(404, 'organisation_not_found');
      return pageOfReviews(db, organisation, { page, perPage });
    },
  });
}
