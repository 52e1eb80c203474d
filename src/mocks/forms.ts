import { addComment, getComments, type Comment } from '#common/contract/forms/comments.ts';
import { sendMessage } from '#common/contract/forms/messages.ts';
import {
  confirmSubscription,
  getSubscription,
  subscribe,
  type Subscription,
} from '#common/contract/forms/subscriptions.ts';
import { builder, mock } from './mock.ts';

const buildSubscription = builder<Subscription>(() => ({
  topic: 'newsletter',
  place: null,
  email: 'm•••@example.gr',
  confirmed: true,
}));

export const message = mock(sendMessage);

export const subscribing = mock(subscribe);

export const subscriptionStart = mock(confirmSubscription, buildSubscription);

export const subscription = mock(getSubscription, buildSubscription);

export const comments = mock(getComments, (...records: Comment[]) => ({ records }));
export const commenting = mock(addComment);
