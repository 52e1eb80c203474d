import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PageBanner`. */
export const guide = {
  purpose:
    'The top of most pages: the way here, the heading, a sentence, and at most one action. The heading takes the focus after navigation, so a screen reader hears where it is.',
  whenNot:
    'Home opens with `HeroBanner`, a listing with `TitleBanner`, a person with `ProfileBanner`; a section inside a page has `SectionHeading`.',
  anatomy: ['Breadcrumb', 'Heading (h1)', 'One sentence', 'Main action, beside the heading'],
  dos: [
    'Use the same words in the heading as in the link that led here.',
    'Leave the breadcrumb out on pages that hang directly under home and have no parent.',
  ],
  donts: [
    'Do not put a second heading of the page below it; it brings the h1.',
    'Do not place filters in it: they belong to what they filter.',
  ],
  content: {
    el: [
      'Τίτλος χωρίς τελεία, με κεφαλαίο μόνο το πρώτο γράμμα: «Όλα τα μέρη, με μια ματιά».',
      'Η πρόταση μιλά στον πληθυντικό ευγενείας.',
    ],
    en: [
      'Sentence case: “All places at a glance”, not “All Places At A Glance”.',
      'One sentence, at most fifteen words.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: "Goes through the breadcrumb's links, then to the action." },
    { keys: 'Enter', does: 'Follows a link or presses the action.' },
  ],
  since: '0.1.0',
  related: ['TitleBanner', 'ProfileBanner', 'HeroBanner', 'Breadcrumb'],
} satisfies ComponentGuide;
