import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ReplyPayload } from '#common/contract/reviews/reviews.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { userOf } from '#server/plugins/auth.ts';
import { placeOfOwner } from '#server/repositories/places/membership.ts';
import { replyToReview } from '#server/repositories/places/replies.ts';
import { publishedReview } from '#server/repositories/reviews/reviews.ts';
import { checkedText } from './rules.ts';

/** What a place replies to a review: PUT, DELETE /api/reviews/{code}/reply. */
export default async function replyRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;
  const params = Type.Object({ code: Type.String() });

  const set = async (request: FastifyRequest, code: string, text: string | null): Promise<void> => {
    const userId = userOf(request).id;
    const review = await publishedReview(db, code);
    const place = review && (await placeOfOwner(db, userId, review.organisation));
    const isDone =
      place && (await replyToReview(db, { place, userId, code, text, now: clock.now() }));
    if (!isDone) throw new Problem(404, 'review_not_found');
  };

  route(app, 'PUT /api/reviews/:code/reply', {
    access: 'user',
    tags: ['reviews'],
    summary: 'Replies to a review in the name of the place',
    description: 'For owners of the place; another reply takes the place of the first.',
    params,
    body: ReplyPayload,
    answers: { 204: null },
    errors: [404],
    handler: async (request) => {
      const text = checkedText(request, 'text', request.body.text);
      await set(request, request.params.code, text);
    },
  });

  route(app, 'DELETE /api/reviews/:code/reply', {
    access: 'user',
    tags: ['reviews'],
    summary: 'Takes the reply to a review back',
    params,
    answers: { 204: null },
    errors: [404],
    handler: async (request) => {
      await set(request, request.params.code, null);
    },
  });
}
