import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody, InvalidFields } from '#common/contract/common.ts';
import { ReplyPayload } from '#common/contract/reviews/reviews.ts';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { placeOfOwner } from '#server/repositories/places/membership.ts';
import { replyToReview } from '#server/repositories/places/replies.ts';
import { publishedReview } from '#server/repositories/reviews/reviews.ts';
import { checkedText } from './rules.ts';

/** What a place replies to a review: PUT, DELETE /api/reviews/{code}/reply. */
export function replyRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];
  const params = Type.Object({ code: Type.String() });
  const response = {
    204: Type.Null({ description: 'No body.' }),
    401: ErrorBody,
    404: ErrorBody,
  };

  const set = async (request: FastifyRequest, code: string, text: string | null): Promise<void> => {
    const userId = userOf(request).id;
    const review = await publishedReview(db, code);
    const place = review && (await placeOfOwner(db, userId, review.organisation));
    const isDone =
      place && (await replyToReview(db, { place, userId, code, text, now: clock.now() }));
    if (!isDone) throw new Problem(404, 'review_not_found');
  };

  app.put(
    '/api/reviews/:code/reply',
    {
      onRequest,
      schema: {
        tags: ['reviews'],
        summary: 'Replies to a review in the name of the place',
        description: 'For owners of the place; another reply takes the place of the first.',
        security,
        params,
        body: ReplyPayload,
        response: { ...response, 422: InvalidFields },
      },
    },
    async (request, reply) => {
      const text = checkedText(request, 'text', request.body.text);
      await set(request, request.params.code, text);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/reviews/:code/reply',
    {
      onRequest,
      schema: {
        tags: ['reviews'],
        summary: 'Takes the reply to a review back',
        security,
        params,
        response,
      },
    },
    async (request, reply) => {
      await set(request, request.params.code, null);
      return reply.code(204).send(null);
    },
  );
}
