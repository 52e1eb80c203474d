import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `AppFooter`. */
export const guide = {
  purpose:
    'The end of every screen, once on each: quick links, categories, contact and the small print. Terms and privacy open in a dialog.',
  whenNot: 'Links that belong to one page stay in that page.',
  anatomy: [
    'Logo and one sentence',
    'Quick links',
    'Categories',
    'Contact',
    'Year, terms, privacy, help',
  ],
  dos: [
    'Give categories and contact from the server when it has them.',
    'Keep the order of the columns on phones.',
  ],
  donts: ['Do not add a second navigation for phones here.', 'Do not put a form into it.'],
  content: {
    el: [
      'Σύνδεσμοι με τα ίδια λόγια όπως στην κορυφή: «Μέρη», «Κατηγορίες».',
      'Διεύθυνση με ταχυδρομικό κώδικα σε δύο ομάδες: «105 63 Αθήνα».',
    ],
    en: [
      "Links use the header's words: “Places”, “Categories”.",
      'The phone number has the country code.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through all links, column by column.' },
    { keys: 'Enter', does: 'Follows one, or opens terms or privacy.' },
    { keys: 'Escape', does: 'Closes the dialog.' },
  ],
  since: '0.1.0',
  related: ['AppHeader', 'LegalDialog', 'Logo'],
} satisfies ComponentGuide;
