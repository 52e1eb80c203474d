import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CheckboxInput`. */
export const guide = {
  purpose: 'Yes or no, with the label beside the box; part of a form.',
  whenNot: 'One of several is a `RadioInput`; filters tick their own boxes.',
  anatomy: ['Box', 'Label', 'Help or error'],
  dos: ['Phrase the label so that a tick means yes.', 'Leave a consent unticked.'],
  donts: [
    'Do not use a negative: “Do not send me …”.',
    'Do not put a link inside the label; it fights with the tick.',
  ],
  content: {
    el: [
      'Πρόταση σε πρώτο πρόσωπο για συγκατάθεση: «Συμφωνώ με τους όρους χρήσης.»',
      'Χωρίς άρνηση.',
    ],
    en: ['Consent in the first person: “I agree to the terms of use.”', 'No double negatives.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the box.' },
    { keys: 'Space', does: 'Changes it.' },
  ],
  since: '0.1.0',
  related: ['RadioInput', 'SelectInput', 'FormShell'],
} satisfies ComponentGuide;
