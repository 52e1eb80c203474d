import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `DeleteAccountDialog`. */
export const guide = {
  purpose: 'Says what deleting an account does and asks once more. The way back has the focus.',
  whenNot: 'Other questions before an act are a `ConfirmDialog`; logging out needs none.',
  anatomy: [
    'Question',
    'What will happen, or what has to be handed over first',
    'Password, where the server asks for it',
    'Way back, focused',
    'Delete, in danger',
    'Notice',
  ],
  dos: ['Name what will be lost.', 'Keep it open while the request is on its way.'],
  donts: [
    'Do not ask to type a word: the password is enough.',
    'Do not offer a discount for staying.',
  ],
  content: {
    el: [
      'Τι χάνεται, με το όνομά του: «οι αριθμοί σας, οι καταχωρίσεις και οι σελιδοδείκτες σας».',
      '«Η διαγραφή δεν αναιρείται», χωρίς θαυμαστικό.',
    ],
    en: [
      'Name what is lost: tickets, listings, bookmarks.',
      '“cannot be undone”, not “permanently destroyed”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Stays inside, between the password and both buttons.' },
    { keys: 'Enter', does: 'Goes back, as long as nobody moved the focus.' },
    { keys: 'Escape', does: 'Closes it without deleting.' },
  ],
  since: '0.1.0',
  related: ['ConfirmDialog', 'PendingButton', 'ProfileForm'],
} satisfies ComponentGuide;
