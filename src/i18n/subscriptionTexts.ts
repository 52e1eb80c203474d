import { useAddedTexts, type Texts } from './addTexts.ts';
import { subscription as greek } from './el/subscription.ts';
import { subscription as english } from './en/subscription.ts';

const el = { subscription: greek };

/** The texts of the page of a subscription, which come with it. */
export const subscriptionTexts = { el, en: { subscription: english } satisfies Texts<typeof el> };

/** Makes `subscriptionTexts` available; for the outermost component of the page. */
export const useSubscriptionTexts = (): void => useAddedTexts(subscriptionTexts);
