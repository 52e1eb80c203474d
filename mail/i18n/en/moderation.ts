import type { moderation as el } from '#mail/i18n/el/moderation.ts';
import type { Texts } from '#mail/i18n/texts.ts';

const decision = (heading: string, text: string, action = 'See the place'): Texts => ({
  subject: `${heading}: {title}`,
  heading,
  text: [text, 'Reason: {reason}'],
  action,
  notes: 'A moderator checked it. If you disagree, write to us from the contact page.',
});

/** Decisions of moderators, to the author of what they decided about. */
export const moderation = {
  'listing.approve': decision('Your listing is published', 'The listing “{title}” is now public.'),
  'listing.return': decision(
    'Your listing needs changes',
    'The listing “{title}” is not published yet. Correct it and send it again.',
  ),
  'change.approve': decision(
    'Your change is public',
    'The new name, category or address of “{title}” is now public.',
  ),
  'change.return': decision(
    'Your change was not approved',
    '“{title}” is shown as before. You can change what you wrote and send it again.',
  ),
  'claim.approve': decision('Your request was approved', 'You now manage the listing “{title}”.'),
  'claim.return': decision(
    'Your request was not approved',
    'We could not confirm that the listing “{title}” is yours.',
  ),
  'report.approve': decision(
    'Your report was accepted',
    'We checked what you wrote about “{title}” and took action.',
  ),
  'report.return': decision(
    'We checked your report',
    'We checked what you wrote about “{title}” and changed nothing.',
  ),
  'review.approve': decision(
    'Your review is published',
    'What you wrote about “{title}” is now public.',
  ),
  'review.return': decision(
    'Your review is not shown',
    'What you wrote about “{title}” is not visible to others.',
  ),
  'comment.approve': decision(
    'Your comment is published',
    'Your comment “{title}” is now public.',
    'See the post',
  ),
  'comment.return': decision(
    'Your comment was not published',
    'Your comment “{title}” is not visible to others.',
    'See the post',
  ),
} satisfies Record<keyof typeof el, Texts>;
