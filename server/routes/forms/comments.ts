import { Type } from 'typebox';
import { CommentList, CommentPayload } from '#common/contract/forms/comments.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { emailKey } from '#server/lib/email.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { formGuard } from '#server/plugins/requests/formGuard.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { commentsOf, saveComment } from '#server/repositories/forms/comments.ts';
import { once } from '#server/repositories/idempotency.ts';
import { countForm } from './limits.ts';
import { checkWritten } from './rules.ts';

/** Comments below a post: /api/blog/{post}/comments. */
export default async function commentRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db } = context;
  const params = Type.Object({
    post: Type.String({
      pattern: '^[a-z0-9-]{1,80}$',
      description: 'The id in the address of the post.',
    }),
  });

  route(app, 'GET /api/blog/:post/comments', {
    access: 'anyone',
    tags: ['forms'],
    summary: 'The comments below a post that moderators have approved',
    params,
    answers: { 200: CommentList },
    errors: [422],
    handler: async (request) => ({ records: await commentsOf(db, request.params.post) }),
  });

  route(app, 'POST /api/blog/:post/comments', {
    access: 'anyone or user',
    tags: ['forms'],
    summary: 'Comments on a post',
    description: 'Others see it once a moderator has approved it; the address is never shown.',
    params,
    idempotent: true,
    body: CommentPayload,
    answers: { 204: null },
    errors: [429],
    preHandler: formGuard,
    handler: async (request) => {
      const { faults, written } = checkWritten(request.body, 'comment');
      refuseFaults(request, faults);
      const { language, now } = writingOf(context, request);
      await db.transaction((tx) =>
        once(tx, request.idempotencyKey, { now }, async () => {
          const { post } = request.params;
          const userId = request.user?.id ?? null;
          await saveComment(tx, { post, userId, ...written, language, now });
          const by = request.user?.code ?? emailKey(written.email);
          await countForm(context, tx, request, { by });
          return null;
        }),
      );
    },
  });
}
