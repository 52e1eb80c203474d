import { Type } from 'typebox';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { isKey } from '#server/lib/secrets/codes.ts';
import { subscriptionHref } from '#server/repositories/forms/links.ts';
import { endSubscription } from '#server/repositories/forms/subscriptions.ts';

const KeyParams = Type.Object({ key: Type.String() });

/**
 * The end of a subscription, by one press here or in a mail program: /api/subscriptions/{key}/end.
 * Mail programs post a form, which no other call accepts. Source: RFC 8058 §3.2.
 */
export default async function unsubscribeRoutes(app: App): Promise<void> {
  const { db } = app.context;
  await app.register(async (scope: App) => {
    scope.addContentTypeParser(
      /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i,
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );
    route(scope, 'POST /api/subscriptions/:key/end', {
      access: 'anyone',
      tags: ['forms'],
      summary: 'Ends a subscription and forgets its address',
      description: 'A repeat answers the same, also for a key that never was.',
      params: KeyParams,
      answers: { 204: null },
      errors: [404],
      handler: async (request) => {
        await endSubscription(db, request.params.key);
      },
    });
  });

  route(app, 'GET /api/subscriptions/:key/end', {
    access: 'anyone',
    tags: ['forms'],
    summary: 'Leads whoever opens the address of a mail program to the page that ends it',
    params: KeyParams,
    answers: { 303: Type.Null({ description: 'The page of the subscription.' }) },
    handler: async (request, reply) => {
      const { key } = request.params;
      return reply.redirect(subscriptionHref('', { key: isKey(key) ? key : '' }), 303);
    },
  });
}
