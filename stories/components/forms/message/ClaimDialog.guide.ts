import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ClaimDialog`. */
export const guide = {
  purpose: 'Whoever runs a place says so, and where that can be checked. Escape closes it.',
  whenNot: 'For a mistake in a listing use `ReportDialog`.',
  anatomy: [
    'Question',
    'What happens next',
    'What one says, focused',
    'Where it can be checked',
    'Send with its notice',
    'Cancel',
  ],
  dos: ['Say who checks it, and what one gets.'],
  donts: ['Do not ask for documents: a moderator calls the place.'],
  content: {
    el: ['«Πού μπορούμε να το επιβεβαιώσουμε;»'],
    en: ['“Where can we confirm it?”'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Stays inside the dialog.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back.' },
  ],
  since: '1.0.0',
  related: ['ReportDialog', 'ConfirmDialog'],
} satisfies ComponentGuide;
