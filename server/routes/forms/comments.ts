import { Type } from 'typebox';
import { ErrorBody, InvalidFields } from '#common/contract/common.ts';
import { CommentList, CommentPayload } from '#common/contract/forms/comments.ts';
import { PressHeaders } from '#common/contract/forms/guard.ts';
import type { App, Context } from '#server/context.ts';
import { emailKey } from '#server/lib/email.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { admitUser, noStore } from '#server/plugins/auth.ts';
import { formGuard } from '#server/plugins/requests/formGuard.ts';
import { idempotencyKey } from '#server/plugins/requests/idempotencyKey.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { commentsOf, saveComment } from '#server/repositories/forms/comments.ts';
import { countForm } from './limits.ts';
import { checkWritten } from './rules.ts';

/** What readers say below a post: /api/blog/{post}/comments. */
export function commentRoutes(app: App, context: Context): void {
  const { db } = context;
  const params = Type.Object({
    post: Type.String({
      pattern: '^[a-z0-9-]{1,80}$',
      description: 'The id in the address of the post.',
    }),
  });

  app.get(
    '/api/blog/:post/comments',
    {
      onRequest: noStore,
      schema: {
        tags: ['forms'],
        summary: 'The comments below a post that moderators have approved',
        params,
        response: { 200: CommentList, 422: ErrorBody },
      },
    },
    async (request) => ({ records: await commentsOf(db, request.params.post) }),
  );

  app.post(
    '/api/blog/:post/comments',
    {
      onRequest: [noStore, admitUser(context)],
      preHandler: formGuard,
      schema: {
        tags: ['forms'],
        summary: 'Comments on a post',
        description: 'Others see it once a moderator has approved it; the address is never shown.',
        params,
        headers: PressHeaders,
        body: CommentPayload,
        response: {
          204: Type.Null({ description: 'No body.' }),
          401: ErrorBody,
          422: InvalidFields,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { faults, written } = checkWritten(request.body, 'comment');
      refuseFaults(request, faults);
      const press = idempotencyKey(request.headers['idempotency-key']);
      const { language, now } = writingOf(context, request);
      await db.transaction(async (tx) => {
        const { post } = request.params;
        const userId = request.user?.id ?? null;
        const code = await saveComment(tx, { post, userId, ...written, language, press, now });
        const by = request.user?.code ?? emailKey(written.email);
        if (code !== null) await countForm(context, tx, request, { by });
      });
      return reply.code(204).send(null);
    },
  );
}
