import { SUBSCRIPTION_TOPICS, type SubscriptionTopic } from '#common/forms.ts';
import type {
  Subscription as Contract,
  SubscriptionPayload,
} from '#common/contract/forms/subscriptions.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, oneOf, text } from '#src/lib/read.ts';

export type { SubscriptionPayload };

/** What somebody is told by mail. */
export interface Subscription {
  topic: SubscriptionTopic;
  /** The place that it is about; null: none. */
  place: { slug: string; title: string } | null;
  /** The address, with most of it hidden. */
  email: string;
}

export const subscriptionKeys = { one: (key: string) => ['subscription', key] as const };

const toSubscription = (raw: unknown): Subscription => {
  const wire: Wire<Contract> = bag(raw);
  const topic = oneOf(SUBSCRIPTION_TOPICS, wire.topic);
  if (!topic) throw new ApiError('malformed');
  const { slug, title } = bag(wire.place);
  const [known, name] = [text(slug), text(title)];
  return {
    topic,
    place: known && name ? { slug: known, title: name } : null,
    email: text(wire.email) ?? '',
  };
};

const pathOf = (key: string): string => `/api/subscriptions/${encodeURIComponent(key)}`;

/** `POST /api/subscriptions`. @param press see `usePress` @throws ApiError with `fields` */
export const subscribe = async (payload: SubscriptionPayload, press: string): Promise<void> => {
  const client = await loadClient();
  await client.post('/api/subscriptions', payload, {
    headers: { 'Idempotency-Key': press },
    skipRefresh: true,
  });
};

/** `POST /api/subscriptions/confirm`. @throws ApiError `conflict` when the link is over */
export const confirmSubscription = async (token: string): Promise<Subscription> => {
  const client = await loadClient();
  const { data } = await client.post<unknown>(
    '/api/subscriptions/confirm',
    { token },
    { skipRefresh: true },
  );
  return toSubscription(data);
};

/** `GET /api/subscriptions/{key}`. @throws ApiError `not_found` for one that has ended */
export const fetchSubscription = async (key: string): Promise<Subscription> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(pathOf(key), { skipRefresh: true });
  return toSubscription(data);
};

/** `POST /api/subscriptions/{key}/end`. @throws ApiError */
export const endSubscription = async (key: string): Promise<void> => {
  const client = await loadClient();
  await client.post(`${pathOf(key)}/end`, {}, { skipRefresh: true });
};
