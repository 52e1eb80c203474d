import { Type } from 'typebox';
import { ErrorBody } from '#common/contract/common.ts';
import type { App, Context } from '#server/context.ts';
import { noStore } from '#server/plugins/auth.ts';
import { isKey } from '#server/lib/secrets/codes.ts';
import { subscriptionHref } from '#server/repositories/forms/links.ts';
import { endSubscription } from '#server/repositories/forms/subscriptions.ts';

const KeyParams = Type.Object({ key: Type.String() });

/**
 * The end of a subscription, by one press here or in a mail program: /api/subscriptions/{key}/end.
 * Mail programs post a form, which no other call accepts. Source: RFC 8058 §3.2.
 */
export async function unsubscribeRoutes(app: App, { db }: Context): Promise<void> {
  await app.register(async (scope: App) => {
    scope.addContentTypeParser(
      /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i,
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );
    scope.post(
      '/api/subscriptions/:key/end',
      {
        onRequest: noStore,
        schema: {
          tags: ['forms'],
          summary: 'Ends a subscription and forgets its address',
          description: 'A repeat answers the same, also for a key that never was.',
          params: KeyParams,
          response: { 204: Type.Null({ description: 'No body.' }), 404: ErrorBody },
        },
      },
      async (request, reply) => {
        await endSubscription(db, request.params.key);
        return reply.code(204).send(null);
      },
    );
  });

  app.get(
    '/api/subscriptions/:key/end',
    {
      onRequest: noStore,
      schema: {
        tags: ['forms'],
        summary: 'Leads whoever opens the address of a mail program to the page that ends it',
        params: KeyParams,
        response: { 303: Type.Null({ description: 'The page of the subscription.' }) },
      },
    },
    async (request, reply) => {
      const { key } = request.params;
      return reply.redirect(subscriptionHref('', { key: isKey(key) ? key : '' }), 303);
    },
  );
}
