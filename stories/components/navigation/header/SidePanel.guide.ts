import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SidePanel`. */
export const guide = {
  purpose:
    "The logged-in person's panel, opened from the header: who they are, where their things are, and the way out.",
  whenNot: "Everybody's links are in the header's menu; filters open in a `FilterDrawer`.",
  anatomy: [
    'Portrait and name',
    'Member since',
    'Search',
    'Own links',
    'The places where the person serves',
    'Add a listing, help',
    'Log out',
    'Cross',
  ],
  dos: ['Close it after a link was followed.', 'Format `memberSince` as a whole sentence before.'],
  donts: ['Do not open it by itself after logging in.', 'Do not put messages or counts into it.'],
  content: {
    el: [
      'Σύνδεσμοι σε πρώτο πρόσωπο: «Το προφίλ μου», «Οι αριθμοί μου».',
      '«Αποσύνδεση», όχι «Έξοδος».',
    ],
    en: [
      'Links in the first person: “My Profile”.',
      '“Joined …” is one sentence with its date, not a label and a value.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Stays inside the panel.' },
    { keys: 'Enter', does: 'Follows a link or sends the search.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to what opened it.' },
  ],
  since: '0.1.0',
  related: ['AppHeader', 'FilterDrawer'],
} satisfies ComponentGuide;
