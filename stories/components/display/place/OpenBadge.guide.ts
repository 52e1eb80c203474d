import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `OpenBadge`. */
export const guide = {
  purpose: 'Whether a place is open at this moment; nothing when that is unknown.',
  whenNot: "A ticket's state is a `StatusChip`; the whole week is `OpeningHours`.",
  anatomy: ['Dot of colour', 'Words'],
  dos: [
    'Pass `null` when hours are not known.',
    "Compute it from the hours in Athens, not from the visitor's clock.",
  ],
  donts: [
    'Do not show “opens soon”: the component knows two states.',
    'Do not use its colours for a queue that is closed.',
  ],
  content: {
    el: [
      '«Ανοιχτά τώρα», «Κλειστά τώρα»: πάντα με το «τώρα».',
      'Όχι «Κλειστόν» και άλλα καθαρευουσιάνικα.',
    ],
    en: ['“Open now”, “Closed now”: always with “now”.', 'Not “Currently closed”.'],
  },
  keyboard: { none: 'A word and a colour; nothing takes the focus.' },
  since: '0.1.0',
  related: ['OpeningHours', 'StatusChip', 'TitleBanner'],
} satisfies ComponentGuide;
