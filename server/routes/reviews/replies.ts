import { Type } from 'typebox';
import { ReplyPayload } from '#common/contract/reviews/reviews.ts';
import type { Granted } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { replyToReview } from '#server/repositories/places/replies.ts';
import { checkedText } from './rules.ts';

/** Replies of a place to a review: PUT, DELETE /api/reviews/{code}/reply. */
export default async function replyRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;
  const params = Type.Object({ code: Type.String() });

  const set = async (
    { place, user }: Granted['owner of the review'],
    code: string,
    text: string | null,
  ): Promise<void> => {
    const by = { place, userId: user.id, code, text, now: clock.now() };
    if (!(await replyToReview(db, by))) throw new Problem(404, 'review_not_found');
  };

  route(app, 'PUT /api/reviews/:code/reply', {
    access: 'owner of the review',
    tags: ['reviews'],
    summary: 'Replies to a review in the name of the place',
    description: 'For owners of the place; another reply takes the place of the first.',
    params,
    body: ReplyPayload,
    answers: { 204: null },
    handler: async (request) => {
      const text = checkedText(request, 'text', request.body.text);
      await set(request, request.params.code, text);
    },
  });

  route(app, 'DELETE /api/reviews/:code/reply', {
    access: 'owner of the review',
    tags: ['reviews'],
    summary: 'Takes the reply to a review back',
    params,
    answers: { 204: null },
    handler: async (request) => {
      await set(request, request.params.code, null);
    },
  });
}
