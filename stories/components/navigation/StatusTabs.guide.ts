import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `StatusTabs`. */
export const guide = {
  purpose: "A person's tickets by where they are in their life; on the dashboard alone.",
  whenNot: "Other sections of a screen are `SectionTabs`; one ticket's state is a `StatusChip`.",
  anatomy: ['Status', 'Count, where it is known', 'Line under the chosen one'],
  dos: ["Keep the order of a ticket's life.", 'Leave counts out while they load.'],
  donts: [
    'Do not hide an empty status; its tab says that there is none.',
    'Do not rename a status: the words are those of `StatusChip`.',
  ],
  content: {
    el: [
      'Οι ίδιες λέξεις με την ετικέτα κατάστασης: «Σε αναμονή», «Τώρα».',
      'Ο αριθμός χωρίς παρένθεση.',
    ],
    en: ['The words of the status label: “Waiting”, “Now”.', 'The count stands without brackets.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Reaches the chosen tab, then the table.' },
    { keys: '←, →', does: 'Moves between tabs.' },
    { keys: 'Enter, Space', does: 'Chooses the status.' },
  ],
  inherits: 'The other props of `SectionTabs`, such as `idBase`.',
  since: '0.1.0',
  related: ['StatusChip', 'SectionTabs', 'TicketTable'],
} satisfies ComponentGuide;
