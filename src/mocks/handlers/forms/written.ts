import { http, type RequestHandler } from 'msw';
import type { Comment } from '#common/contract/forms/comments.ts';
import type { Follows } from '#common/contract/forms/follows.ts';
import type { Subscription } from '#common/contract/forms/subscriptions.ts';
import { call, json, nothing } from '#src/mocks/handlers/answers.ts';

/** A subscription, as whoever has a link to it sees it. */
export const buildSubscription = (overrides: Partial<Subscription> = {}): Subscription => ({
  topic: 'newsletter',
  place: null,
  email: 'm•••@example.gr',
  confirmed: true,
  ...overrides,
});

/** A message, a question, an interest in working here. */
export const message = call('post', '/api/messages', nothing());

export const report = call('post', '/api/organisations/:id/reports', nothing());

/** Asking to be told by mail. */
export const subscribing = call('post', '/api/subscriptions', nothing());

/** The link that starts a subscription. */
export const subscriptionStart = (what: Partial<Subscription> = {}) =>
  call('post', '/api/subscriptions/confirm', json(buildSubscription(what)));

/** The link that ends a subscription: looking at it, and the press. */
export const subscription = (what: Partial<Subscription> = {}) =>
  call('get', '/api/subscriptions/:key', json(buildSubscription(what)));
export const subscriptionEnd = call('post', '/api/subscriptions/:key/end', nothing());

/** Below a post: what moderators have approved, and saying something. */
export const comments = (records: Comment[] = []) =>
  call('get', '/api/blog/:post/comments', json({ records }));
export const commenting = call('post', '/api/blog/:post/comments', nothing());

/** Somebody who is followed; the server knows no names of sample authors. */
export const buildFollowed = (
  author: string,
  overrides: Partial<Follows['records'][number]> = {},
): Follows['records'][number] => ({ author, name: null, main_image: null, ...overrides });

/** The list of whom one follows, for what can become of it. */
export const followsReading = call('get', '/api/user/follows', json({ records: [] }));

/** Whom the signed-in person follows, and how many follow whom. */
export const follows = (
  authors: (string | Follows['records'][number])[] = [],
  counts: Record<string, number> = {},
): RequestHandler[] => [
  http.get(
    '*/api/user/follows',
    json({
      records: authors.map((one) => (typeof one === 'string' ? buildFollowed(one) : one)),
    }),
  ),
  http.put('*/api/user/follows/:author', nothing()),
  http.delete('*/api/user/follows/:author', nothing()),
  http.get(
    '*/api/followers',
    json({ records: Object.entries(counts).map(([author, count]) => ({ author, count })) }),
  ),
];
