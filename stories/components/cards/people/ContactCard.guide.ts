import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ContactCard`. */
export const guide = {
  purpose:
    'How a place is reached: address, phones, emails, website, directions. Shows only what is known, and nothing at all when nothing is.',
  whenNot: 'For writing to a place use `MessageForm`; for its days and hours `OpeningHours`.',
  anatomy: [
    'Title, where the page does not say it',
    'One line for each way, with its icon and name',
    'Directions, a button',
  ],
  dos: [
    'Give all numbers as a list; each becomes a link of its own.',
    'Leave `title` out when a heading stands above already.',
  ],
  donts: [
    'Do not hide an email behind an image or a riddle.',
    'Do not write “not available”: a missing line says that.',
  ],
  content: {
    el: ['Τηλέφωνα σε ομάδες με κενά: «210 000 0000».', '«Email», όχι «Ηλεκτρονική διεύθυνση».'],
    en: [
      'Phones with the country code: “+30 210 000 0000”.',
      'Links that open a new tab say so to screen readers.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link.' },
    { keys: 'Enter', does: 'Calls, writes or opens it.' },
  ],
  since: '0.1.0',
  related: ['OpeningHours', 'PlaceMap', 'MessageForm'],
} satisfies ComponentGuide;
