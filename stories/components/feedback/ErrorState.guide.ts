import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ErrorState`. */
export const guide = {
  purpose:
    'Stands where something should be that could not be loaded, announced at once, and offers to try again.',
  whenNot:
    "A form's answer is a `NoticeBanner`; no connection at all an `OfflineNotice`; nothing found an `EmptyState`.",
  anatomy: ['Drawing', 'What happened', 'What to do next', 'Try again'],
  dos: [
    'Keep the rest of the page working around it.',
    'Move the focus to it after a retry failed again, through its `ref`.',
  ],
  donts: [
    'Do not show a status number or a stack.',
    'Do not offer a retry that cannot help, for example after 404.',
  ],
  content: {
    el: [
      'Τι έγινε και τι μπορεί να γίνει, σε δύο προτάσεις.',
      '«Δοκιμή ξανά» στο κουμπί, χωρίς «παρακαλώ».',
    ],
    en: [
      'What happened and what helps, in two sentences.',
      '“Try again” on the button, never “Retry?”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the retry button.' },
    { keys: 'Enter, Space', does: 'Tries again.' },
  ],
  since: '0.1.0',
  related: ['EmptyState', 'NoticeBanner', 'OfflineNotice'],
} satisfies ComponentGuide;
