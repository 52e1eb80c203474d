import { lazyPart } from '#src/components/lazy/lazyPart.ts';

/** The dialogs of a review, whose code loads when somebody is about to open one. */
export const ReviewReport = lazyPart(
  async () => (await import('./ReviewDialogs.tsx')).ReviewReport,
  { reveal: 'intent' },
);
export const ReviewReply = lazyPart(async () => (await import('./ReviewDialogs.tsx')).ReviewReply, {
  reveal: 'intent',
});
