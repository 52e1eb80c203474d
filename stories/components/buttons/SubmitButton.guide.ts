import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SubmitButton`. */
export const guide = {
  purpose: 'Sends the form around it, and waits while it is sent.',
  whenNot: 'Outside a form use `PendingButton`.',
  anatomy: ['Word, or what it says meanwhile', 'Wheel while it waits'],
  dos: ['Put one into each form, at the end.', 'Name what is sent, in the word.'],
  donts: [
    "Do not use it without a form around it: it reads the form's state.",
    'Do not put a second one for drafts.',
  ],
  content: {
    el: ['«Αποστολή μηνύματος», «Υποβολή κριτικής»: με το αντικείμενο.', 'Όχι σκέτο «Υποβολή».'],
    en: ['With the object: “Send message”.', 'Never “Submit” alone.'],
  },
  keyboard: [
    { keys: 'Tab', does: "Reaches it as the form's last stop." },
    { keys: 'Enter, Space', does: 'Sends the form once.' },
  ],
  inherits: 'All other props of `PendingButton`, but `type`, which is always `submit`.',
  since: '0.1.0',
  related: ['PendingButton', 'FormShell'],
} satisfies ComponentGuide;
