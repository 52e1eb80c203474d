import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `TableOfContents`. */
export const guide = {
  purpose:
    'The parts of a long page on wide screens: where one is, what is done, what needs another look. A press brings the part into view and the focus to its heading.',
  whenNot:
    'Sections that replace each other are `SectionTabs`; on phones a long form goes without it.',
  anatomy: ['Part, a link', 'Mark: done or needs another look', 'Line at the present part'],
  dos: [
    'Give a state only after the person has been there.',
    'Keep it in sight while the page scrolls.',
  ],
  donts: ['Do not mark a part as wrong before it was left.', 'Do not nest parts.'],
  content: {
    el: [
      'Ονόματα ενοτήτων με τα λόγια των τίτλων τους.',
      'Κατάσταση σε θηλυκό: «συμπληρωμένη», «θέλει διόρθωση».',
    ],
    en: ["The parts' own headings, unchanged.", 'States in lower case after the name: “done”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from part to part.' },
    { keys: 'Enter', does: 'Goes to the part, with the focus.' },
  ],
  since: '0.1.0',
  related: ['AddListingForm', 'SectionTabs', 'DraftStatus'],
} satisfies ComponentGuide;
