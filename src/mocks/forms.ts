import { addComment, getComments, type Comment } from '#common/contract/forms/comments.ts';
import { sendMessage } from '#common/contract/forms/messages.ts';
import {
  confirmSubscription,
  getSubscription,
  subscribe,
  type Subscription,
} from '#common/contract/forms/subscriptions.ts';
import { builder, mock } from './mock.ts';

/** A subscription, as whoever has a link to it sees it. */
const buildSubscription = builder<Subscription>(() => ({
  topic: 'newsletter',
  place: null,
  email: 'm•••@example.gr',
  confirmed: true,
}));

/** A message, a question, an interest in working here. */
export const message = mock(sendMessage);

/** Asking to be told by mail. */
export const subscribing = mock(subscribe);

/** The link that starts a subscription. */
export const subscriptionStart = mock(confirmSubscription, buildSubscription);

/** The link that ends a subscription: looking at it, and the press. */
export const subscription = mock(getSubscription, buildSubscription);

/** Below a post: what moderators have approved, and saying something. */
export const comments = mock(getComments, (...records: Comment[]) => ({ records }));
export const commenting = mock(addComment);
