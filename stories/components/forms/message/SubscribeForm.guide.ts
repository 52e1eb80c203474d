import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SubscribeForm`. */
export const guide = {
  purpose: 'One email, one button: for news.',
  whenNot: 'With a message use `MessageForm`; for a lost password `RecoverForm`.',
  anatomy: ['Email', 'Subscribe', 'Notice'],
  dos: ['Say how often one will hear from us.', 'Keep it in one line from the `sm` breakpoint on.'],
  donts: ['Do not open it in a dialog over the page.', 'Do not ask for a name.'],
  content: {
    el: [
      '«Το email σας» ως ετικέτα, «Εγγραφή» στο κουμπί.',
      'Συχνότητα με αριθμό: «μία φορά τον μήνα».',
    ],
    en: ['“Your email” as the label.', 'State the frequency: “once a month”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from the field to the button.' },
    { keys: 'Enter', does: 'Sends.' },
  ],
  since: '0.1.0',
  related: ['MessageForm', 'RecoverForm', 'CallToAction'],
} satisfies ComponentGuide;
