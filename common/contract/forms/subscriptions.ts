import { Type, type Static } from 'typebox';
import { SUBSCRIPTION_TOPICS } from '#common/forms.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { FormGuard } from './guard.ts';

const Topic = Type.Enum([...SUBSCRIPTION_TOPICS]);

export const SubscriptionPayload = Type.Object(
  {
    topic: Topic,
    place: Type.Optional(
      Type.String({ maxLength: 200, description: 'With `openings`: slug or code of the place.' }),
    ),
    email: Type.String(),
    guard: FormGuard,
  },
  { title: 'SubscriptionPayload' },
);
export type SubscriptionPayload = Static<typeof SubscriptionPayload>;

export const SubscriptionToken = Type.Object(
  { token: Type.String({ maxLength: 200, description: 'From the link in the message.' }) },
  { title: 'SubscriptionToken' },
);

/** A subscription, as whoever has a link to it sees it. */
export const Subscription = Type.Object(
  {
    topic: Topic,
    place: Type.Union([Type.Object({ slug: Type.String(), title: Type.String() }), Type.Null()]),
    email: Type.String({ description: 'The address, with most of it hidden.' }),
    confirmed: Type.Boolean(),
  },
  { title: 'Subscription' },
);
export type Subscription = Static<typeof Subscription>;

export const subscribe = endpoint('POST /api/subscriptions', {
  body: SubscriptionPayload,
  anonymous: true,
});
/** 409 when the link is over. */
export const confirmSubscription = endpoint('POST /api/subscriptions/confirm', {
  body: SubscriptionToken,
  answer: Subscription,
  anonymous: true,
});
/** 404 for one that has ended. */
export const getSubscription = endpoint('GET /api/subscriptions/{key}', {
  answer: Subscription,
  anonymous: true,
});
export const endSubscription = endpoint('POST /api/subscriptions/{key}/end', { anonymous: true });
