import { Type, type Static } from 'typebox';
import { SUBSCRIPTION_TOPICS } from '#common/forms.ts';
import { named, nullable } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { FormGuard } from './guard.ts';

const Topic = Type.Enum([...SUBSCRIPTION_TOPICS]);

/** A subscription, as whoever has a link to it sees it. */
export const Subscription = named('Subscription', {
  topic: Topic,
  place: nullable(Type.Object({ slug: Type.String(), title: Type.String() })),
  email: Type.String({ description: 'The address, with most of it hidden.' }),
  confirmed: Type.Boolean(),
});
export type Subscription = Static<typeof Subscription>;

export const subscribe = endpoint('POST /api/subscriptions', {
  body: named('SubscriptionPayload', {
    topic: Topic,
    place: Type.Optional(
      Type.String({ maxLength: 200, description: 'With `openings`: slug or code of the place.' }),
    ),
    email: Type.String(),
    guard: FormGuard,
  }),
  anonymous: true,
});
/** 409 when the link is over. */
export const confirmSubscription = endpoint('POST /api/subscriptions/confirm', {
  body: named('SubscriptionToken', {
    token: Type.String({ maxLength: 200, description: 'From the link in the message.' }),
  }),
  answer: Subscription,
  anonymous: true,
});
/** 404 for one that has ended. */
export const getSubscription = endpoint('GET /api/subscriptions/{key}', {
  answer: Subscription,
  anonymous: true,
});
export const endSubscription = endpoint('POST /api/subscriptions/{key}/end', { anonymous: true });
