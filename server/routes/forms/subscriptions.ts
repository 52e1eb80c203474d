import { Type } from 'typebox';
import {
  type Subscription,
  subscribe,
  confirmSubscription as confirmSubscriptionCall,
  getSubscription,
  endSubscription as endSubscriptionCall,
} from '#common/contract/forms/subscriptions.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import { writeEmail } from '#mail/message.ts';
import type { Language } from '#common/languages.ts';
import type { App } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { maskedEmail } from '#server/lib/email.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { found, Problem } from '#server/lib/problem.ts';
import { isKey, newCode } from '#server/lib/secrets/codes.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { countForm, formGuard } from './rules.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import {
  requestSubscription,
  confirmSubscription,
  endSubscription,
  placeOf,
  subscriptionHref,
  subscriptionOfKey,
  unsubscribeHref,
  type SubscriptionRow,
} from '#server/repositories/forms/subscriptions.ts';
import { placesNamedIn } from '#server/repositories/organisations/english.ts';
import { keyAbout, withIdempotency } from '#server/repositories/idempotency.ts';
import { emailFault } from '#server/routes/users/rules.ts';

const toSubscription = (row: SubscriptionRow): Subscription => ({
  topic: row.topic,
  place: row.slug === null || row.title === null ? null : { slug: row.slug, title: row.title },
  email: maskedEmail(row.email),
  confirmed: row.confirmed_at !== null,
});

async function namedIn<Row extends SubscriptionRow>(
  language: Language,
  tx: Queryable,
  row: Row,
): Promise<Row> {
  const { slug, title } = row;
  if (slug === null || title === null) return row;
  const [place] = await placesNamedIn(language, tx, [{ slug, title }]);
  return { ...row, ...place };
}

/**
 * E-mail subscriptions: /api/subscriptions. The app or a mail program ends one. Mail programs post a
 * form, which no other endpoint accepts. Source: RFC 8058 §3.2.
 */
export default async function subscriptionRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  route(app, subscribe, {
    access: 'anyone',
    changes: 'private',
    summary: 'Requests the newsletter, or one notice when a place offers numbers',
    description:
      'Starts only after the link of the e-mail is followed, which works for 24 hours. ' +
      'After a new request, only the link of the latest e-mail works. ' +
      'The response is the same if the address already has that subscription.',
    idempotent: true,
    errors: [404, 429],
    preHandler: formGuard,
    handler: async (request) => {
      const { topic, until = null } = request.body;
      if (until !== null && !isCalendarDate(until)) {
        throw new Problem(422, 'invalid_request', { values: { field: 'until' } });
      }
      const email = request.body.email.trim();
      refuseFaults(request, { email: emailFault(email) });
      const { keys, origin, language, now } = writingOf(context, request);
      await db.transaction((tx) =>
        withIdempotency(
          tx,
          keyAbout(
            request.idempotencyKey,
            [topic, request.body.place, until].filter(Boolean).join(' '),
          ),
          { now },
          async () => {
            const place =
              topic === 'openings' ? await placeOf(tx, request.body.place ?? '', language) : null;
            if (place === undefined) throw new Problem(404, 'organisation_not_found');
            await countForm(context, tx, request, { by: null, mailed: email });
            const { token, expiresAt } = await requestSubscription(tx, {
              topic,
              organisationId: place?.id ?? null,
              until: topic === 'openings' ? until : null,
              email,
              language,
              now,
            });
            await enqueueMail(tx, {
              cause: `subscription/${newCode('msg')}`,
              to: email,
              message: writeEmail(language, `subscription.${topic}`, {
                place: place?.title ?? null,
                email,
                href: subscriptionHref(origin, { token }),
                until: expiresAt,
              }),
              keys,
              now,
            });
            return null;
          },
        ),
      );
    },
  });

  route(app, confirmSubscriptionCall, {
    access: 'anyone',
    changes: 'private',
    summary: 'Starts the subscription of an e-mail link',
    description:
      'A repeat returns the same. 409 `link_over`: the link has expired, a newer one was sent, ' +
      'or the subscription has ended.',
    errors: [409],
    handler: async (request) => {
      const { keys, origin, language, now } = writingOf(context, request);
      return db.transaction(async (tx) => {
        const started = await confirmSubscription(tx, request.body.token, clock.now());
        if (!started) throw new Problem(409, 'link_over');
        const row = await namedIn(language, tx, started);
        if (row.is_new) {
          await enqueueMail(tx, {
            cause: `welcome/${newCode('msg')}`,
            to: row.email,
            message: writeEmail(language, `welcome.${row.topic}`, {
              place: row.title,
              email: row.email,
              href: subscriptionHref(origin, { key: row.key }),
              unsubscribe: unsubscribeHref(origin, row.key),
            }),
            keys,
            now,
          });
        }
        return toSubscription(row);
      });
    },
  });

  route(app, getSubscription, {
    access: 'anyone',
    summary: 'Returns a subscription, for anyone with its unsubscribe link',
    handler: async (request) => {
      const row = await subscriptionOfKey(db, request.params.key);
      return toSubscription(
        await namedIn(request.language, db, found(row, 'subscription_not_found')),
      );
    },
  });

  await app.register(async (scope: App) => {
    scope.addContentTypeParser(
      /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i,
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );
    route(scope, endSubscriptionCall, {
      access: 'anyone',
      changes: 'private',
      summary: 'Ends a subscription and deletes its address',
      description: 'A repeat returns the same, also for an unknown key.',
      handler: async (request) => {
        await endSubscription(db, request.params.key);
      },
    });
  });

  route(app, 'GET /api/subscriptions/:key/end', {
    access: 'anyone',
    summary: 'Redirects from the unsubscribe address to the page that ends a subscription',
    responses: { 303: Type.Null({ description: 'The page of the subscription.' }) },
    handler: async (request, reply) => {
      const { key } = request.params;
      return reply.redirect(subscriptionHref('', { key: isKey(key) ? key : '' }), 303);
    },
  });
}
