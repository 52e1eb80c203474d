import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `NoticeBanner`. */
export const guide = {
  purpose:
    'A message in the flow of a form or a page, closable by mouse and keyboard. Errors are announced at once, the rest politely.',
  whenNot:
    'An answer that passes is a toast (`ToastAlert`); what could not be loaded an `ErrorState`.',
  anatomy: ['Icon of the severity', 'Message', 'Cross, when it can be closed'],
  dos: [
    'Stand it above the fields it speaks of.',
    'Leave `onClose` out for what must stay readable.',
  ],
  donts: ['Do not stack two of them.', 'Do not use `success` for what is merely information.'],
  content: {
    el: [
      'Μία πρόταση που λέει τι έγινε και τι να κάνει κανείς.',
      'Χωρίς θαυμαστικά και χωρίς «Προσοχή:».',
    ],
    en: ['One sentence: what happened, what to do.', 'No “Error:” in front; the icon says it.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the cross.' },
    { keys: 'Enter, Space', does: 'Closes it.' },
  ],
  inherits: 'The other props of MUI’s `Alert`.',
  since: '0.1.0',
  related: ['ToastAlert', 'ErrorState', 'FormShell'],
} satisfies ComponentGuide;
