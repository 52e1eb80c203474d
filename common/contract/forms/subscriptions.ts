import { Type, type Static } from 'typebox';
import { SUBSCRIPTION_TOPICS } from '#common/forms.ts';
import { CalendarDate, named, nullable } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { FormGuard } from './guard.ts';

const Topic = Type.Enum([...SUBSCRIPTION_TOPICS]);

export const Subscription = named('Subscription', {
  topic: Topic,
  place: nullable(Type.Object({ slug: Type.String(), title: Type.String() })),
  email: Type.String({ description: 'The masked address.' }),
  confirmed: Type.Boolean(),
});
export type Subscription = Static<typeof Subscription>;

export const subscribe = endpoint('POST /api/subscriptions', {
  body: named('SubscriptionPayload', {
    topic: Topic,
    place: Type.Optional(
      Type.String({ maxLength: 200, description: 'With `openings`: slug or code of the place.' }),
    ),
    until: Type.Optional({
      ...CalendarDate,
      description: 'With `openings`: tell only of numbers up to this day.',
    }),
    email: Type.String(),
    guard: FormGuard,
  }),
  anonymous: true,
});
/** 409 if the link has expired. */
export const confirmSubscription = endpoint('POST /api/subscriptions/confirm', {
  body: named('SubscriptionToken', {
    token: Type.String({ maxLength: 200, description: 'From the link in the e-mail.' }),
  }),
  response: Subscription,
  anonymous: true,
});
/** 404 for a subscription that has ended. */
export const getSubscription = endpoint('GET /api/subscriptions/{key}', {
  response: Subscription,
  anonymous: true,
});
export const endSubscription = endpoint('POST /api/subscriptions/{key}/end', { anonymous: true });
