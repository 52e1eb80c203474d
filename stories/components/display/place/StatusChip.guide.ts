import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `StatusChip`. */
export const guide = {
  purpose: 'Where a ticket is in its life, in one word and one colour.',
  whenNot:
    'Only for tickets: an open or closed place has a `WaitLine`, a category a `CategoryIcon`.',
  anatomy: ['Ground in the colour of the role', 'Word'],
  dos: [
    "Use it wherever a ticket is shown, with the server's status as it is.",
    'Rely on the word; the colour only helps to find it.',
  ],
  donts: ['Do not invent a sixth state.', 'Do not put an icon into it; the word is short enough.'],
  content: {
    el: [
      'Μία λέξη ή δύο: «Σε αναμονή», «Τώρα», «Εξυπηρετήθηκε», «Ματαιώθηκε», «Ακυρώθηκε».',
      '«Ματαιώθηκε» ο οργανισμός, «Ακυρώθηκε» ο άνθρωπος: δεν είναι το ίδιο.',
    ],
    en: [
      '“Waiting”, “Now”, “Served”, “Called off”, “Cancelled”.',
      "“Called off” is the organisation's doing, “Cancelled” the person's.",
    ],
  },
  keyboard: { none: 'A word, not a button; nothing takes the focus.' },
  since: '0.1.0',
  related: ['StatusTabs', 'TicketStub', 'TicketTable', 'WaitLine'],
} satisfies ComponentGuide;
