import { addComment, getComments, type Comment } from '#common/contract/forms/comments.ts';
import { sendMessage } from '#common/contract/forms/messages.ts';
import {
  confirmSubscription,
  getSubscription,
  subscribe,
  type Subscription,
} from '#common/contract/forms/subscriptions.ts';
import { builder, mock } from './mock.ts';

/** A subscription as its link shows it. */
const buildSubscription = builder<Subscription>(() => ({
  topic: 'newsletter',
  place: null,
  email: 'm•••@example.gr',
  confirmed: true,
}));

/** A message, question or application. */
export const message = mock(sendMessage);

/** An email subscription. */
export const subscribing = mock(subscribe);

/** The link that confirms a subscription. */
export const subscriptionStart = mock(confirmSubscription, buildSubscription);

/** The link that ends a subscription. */
export const subscription = mock(getSubscription, buildSubscription);

/** Approved comments of a post, and sending one. */
export const comments = mock(getComments, (...records: Comment[]) => ({ records }));
export const commenting = mock(addComment);
