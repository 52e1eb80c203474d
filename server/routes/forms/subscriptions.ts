import { Type } from 'typebox';
import { ErrorBody, InvalidFields } from '#common/contract/common.ts';
import { PressHeaders } from '#common/contract/forms/guard.ts';
import {
  Subscription,
  SubscriptionPayload,
  SubscriptionToken,
} from '#common/contract/forms/subscriptions.ts';
import { subscriptionMessage, welcomeMessage } from '#mail/forms/subscription.ts';
import type { App, Context } from '#server/context.ts';
import { emailKey, maskedEmail } from '#server/lib/email.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { noStore } from '#server/plugins/auth.ts';
import { formGuard } from '#server/plugins/requests/formGuard.ts';
import { idempotencyKey } from '#server/plugins/requests/idempotencyKey.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { subscriptionHref, unsubscribeHref } from '#server/repositories/forms/links.ts';
import {
  askSubscription,
  confirmSubscription,
  placeOf,
  subscriptionOfKey,
  type SubscriptionRow,
} from '#server/repositories/forms/subscriptions.ts';
import { emailFault } from '#server/routes/users/fieldRules.ts';
import { countForm, isNewPress } from './limits.ts';

const told = (row: SubscriptionRow): Subscription => ({
  topic: row.topic,
  place: row.slug === null || row.title === null ? null : { slug: row.slug, title: row.title },
  email: maskedEmail(row.email),
  confirmed: row.confirmed_at !== null,
});

/** Being told by mail: /api/subscriptions, apart from its end. */
export function subscriptionRoutes(app: App, context: Context): void {
  const { db, clock } = context;

  app.post(
    '/api/subscriptions',
    {
      onRequest: noStore,
      preHandler: formGuard,
      schema: {
        tags: ['forms'],
        summary: 'Asks for the newsletter, or to be told once when a place gives numbers',
        description:
          'Nothing starts before the link of the message is followed, which is good for 24 hours. ' +
          'Asked for again, by another press, only the link of the latest message is good. ' +
          'The answer is the same whether or not the address has that subscription.',
        headers: PressHeaders,
        body: SubscriptionPayload,
        response: {
          204: Type.Null({ description: 'No body.' }),
          404: ErrorBody,
          422: InvalidFields,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { topic } = request.body;
      const email = request.body.email.trim();
      const fault = emailFault(email);
      refuseFaults(request, new Map(fault ? [['email', [fault]]] : []));
      const press = idempotencyKey(request.headers['idempotency-key']);
      const { keys, origin, language, now } = writingOf(context, request);
      await db.transaction(async (tx) => {
        const place = topic === 'openings' ? await placeOf(tx, request.body.place ?? '') : null;
        if (place === undefined) throw new Problem(404, 'organisation_not_found');
        const what = `${topic}/${place?.id ?? ''}/${emailKey(email)}`;
        if (!(await isNewPress(context, tx, press, what))) return;
        await countForm(context, tx, request, { by: emailKey(email) });
        const { token, expiresAt } = await askSubscription(tx, {
          topic,
          organisationId: place?.id ?? null,
          email,
          language,
          now,
        });
        await enqueueMail(tx, {
          cause: `subscription/${newCode('msg')}`,
          to: email,
          message: subscriptionMessage({
            language,
            place: place?.title ?? null,
            email,
            href: subscriptionHref(origin, { token }),
            expiresAt,
          }),
          keys,
          now,
        });
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/subscriptions/confirm',
    {
      onRequest: noStore,
      schema: {
        tags: ['forms'],
        summary: 'Starts the subscription of the link of a message',
        description:
          'A repeat answers the same. 409 `link_over`: the link has expired, a newer one was sent, ' +
          'or the subscription has ended.',
        body: SubscriptionToken,
        response: { 200: Subscription, 409: ErrorBody, 422: ErrorBody },
      },
    },
    async (request) => {
      const { keys, origin, language, now } = writingOf(context, request);
      return db.transaction(async (tx) => {
        const row = await confirmSubscription(tx, request.body.token, clock.now());
        if (!row) throw new Problem(409, 'link_over');
        if (row.is_new) {
          await enqueueMail(tx, {
            cause: `welcome/${newCode('msg')}`,
            to: row.email,
            message: welcomeMessage({
              language,
              place: row.title,
              email: row.email,
              href: subscriptionHref(origin, { key: row.key }),
              unsubscribe: unsubscribeHref(origin, row.key),
            }),
            keys,
            now,
          });
        }
        return told(row);
      });
    },
  );

  app.get(
    '/api/subscriptions/:key',
    {
      onRequest: noStore,
      schema: {
        tags: ['forms'],
        summary: 'A subscription, for whoever has the link that ends it',
        params: Type.Object({ key: Type.String() }),
        response: { 200: Subscription, 404: ErrorBody },
      },
    },
    async (request) => {
      const row = await subscriptionOfKey(db, request.params.key);
      if (!row) throw new Problem(404, 'subscription_not_found');
      return told(row);
    },
  );
}
