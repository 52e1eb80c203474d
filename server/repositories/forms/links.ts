import { addresses } from '#common/addresses.ts';

/** The page of a subscription: with its `token` to confirm it, with its `key` to end it. */
export const subscriptionHref = (origin: string, by: { token: string } | { key: string }): string =>
  `${origin}${addresses.subscription.pattern}?${new URLSearchParams(by)}`;

/** Where a mail program ends a subscription with one press. Source: RFC 8058. */
export const unsubscribeHref = (origin: string, key: string): string =>
  `${origin}/api/subscriptions/${key}/end`;
