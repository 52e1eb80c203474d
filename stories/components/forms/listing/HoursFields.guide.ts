import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `HoursFields`. */
export const guide = {
  purpose:
    'When a place opens and closes, for the seven days of a week, with one press to copy Monday.',
  whenNot: 'To show hours use `OpeningHours`.',
  anatomy: [
    'Heads of the two columns',
    'A row a day: name, opens, closes',
    'Button that copies Monday',
  ],
  dos: [
    'Let the browser’s own list open: it is the quickest on a phone.',
    'Blank both ends when a day is closed.',
  ],
  donts: [
    'Do not ask for breaks: one span a day is what the product knows.',
    'Do not change the weekend when Monday is copied.',
  ],
  content: {
    el: ['Οι ημέρες ολόκληρες, η κλειστή μέρα λέγεται «Κλειστά».'],
    en: ['Days in full; a day without hours is “Closed”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from list to list, row by row.' },
    { keys: '↑, ↓', does: 'Changes the hour of the list with the focus.' },
  ],
  inherits: 'It takes no props: its values are those of the form around it.',
  since: '1.0.0',
  related: ['AddListingForm', 'OpeningHours', 'SelectInput'],
} satisfies ComponentGuide;
