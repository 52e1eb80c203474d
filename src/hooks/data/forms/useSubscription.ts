import useSWRImmutable from 'swr/immutable';
import { fetchSubscription, subscriptionKeys } from '#src/api/forms/subscriptions.ts';

/** A subscription, by the key of the link that ends it. */
export const useSubscription = (key: string) =>
  useSWRImmutable(subscriptionKeys.one(key), ([, one]) => fetchSubscription(one), {
    shouldRetryOnError: false,
  });
