import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `StepCard`. */
export const guide = {
  purpose:
    'One step of how something works, its number on a small stub. Steps stand in an ordered list.',
  whenNot:
    'A ticket has a number too, but is a `TicketStub`; points without order are an `IconCard`.',
  anatomy: ['Number on a stub', 'Drawing', 'What to do', 'How, in a sentence or two'],
  dos: ['Put three or four steps into an `ol`.', 'Begin each title with what the person does.'],
  donts: [
    'Do not skip a number or start at zero.',
    'Do not use it for progress through a form: that is `TableOfContents`.',
  ],
  content: {
    el: [
      'Προστακτική πληθυντικού: «Διαλέξτε ημέρα».',
      'Ένα βήμα, μία πράξη· δύο πράξεις είναι δύο βήματα.',
    ],
    en: [
      'Imperative: “Choose a day”.',
      'The number is read aloud as “Step 2”, so the title does not repeat it.',
    ],
  },
  keyboard: { none: 'An explanation; nothing in it takes the focus.' },
  since: '0.1.0',
  related: ['IconCard', 'TicketStub', 'FaqAccordion'],
} satisfies ComponentGuide;
