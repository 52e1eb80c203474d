import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `AppBanner`. */
export const guide = {
  purpose:
    'Presents the product on a phone, with the points that speak for using it there. It stands in the lower half of a page that sells, once.',
  whenNot: 'An invitation without a phone is a `CallToAction`; the opening of a page is a hero.',
  anatomy: [
    'Heading',
    'One or two sentences',
    'Points, each with a tick',
    'Action, or a word on when there will be one',
    "Phone, cut off by the banner's lower edge",
  ],
  dos: [
    'Put a real screen of the product into the phone, for example a `TicketStub`.',
    "Keep to three or four points, each a benefit and not a feature's name.",
  ],
  donts: [
    'Do not promise an app in a store while there is none: the action says what exists.',
    'Do not put anything interactive into the phone; it reads as a picture.',
  ],
  content: {
    el: [
      'Στα σημεία ξεκινήστε με ρήμα: «Βλέπετε πόσοι περιμένουν».',
      'Σημεία έως επτά λέξεις, χωρίς τελεία.',
    ],
    en: [
      'Begin each point with a verb and address the reader: “See how many are waiting”.',
      "Name the phone's benefit, not the technology: no “PWA”, no “responsive”.",
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the action, when there is one.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  since: '0.1.0',
  related: ['CallToAction', 'TicketStub', 'HeroBanner'],
} satisfies ComponentGuide;
