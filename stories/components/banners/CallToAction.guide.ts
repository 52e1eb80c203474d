import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CallToAction`. */
export const guide = {
  purpose:
    'One invitation with one button near the end of a page, on a big ticket with two notches.',
  whenNot:
    'Two choices of the same weight belong into `PlanCard` or plain buttons; the opening of a page is a hero.',
  anatomy: [
    'Notches at both ends',
    'Heading: the invitation',
    'Sentence: why to accept it',
    'One button',
  ],
  dos: [
    'Use it once on a page, after the reader knows enough to decide.',
    'Let the button say the same as the heading, in two or three words.',
  ],
  donts: [
    'Do not add a second button; the ticket has one stub to tear.',
    "Do not repeat it in a dialog or a sidebar, where the ticket's shape has no room.",
  ],
  content: {
    el: [
      'Ρωτήστε ή καλέστε στον πληθυντικό: «Έχετε κατάστημα;»',
      'Στο κουμπί ρήμα: «Καταχωρίστε το», ποτέ «Κάντε κλικ εδώ».',
    ],
    en: [
      'A question or an offer as the heading, the act on the button: “List your place”.',
      'Never “Click here” or “Learn more”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the button.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  since: '0.1.0',
  related: ['AppBanner', 'PlanCard', 'SectionHeading'],
} satisfies ComponentGuide;
