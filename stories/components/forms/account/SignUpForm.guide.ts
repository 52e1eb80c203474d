import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `SignUpForm`. */
export const guide = {
  purpose:
    'Opens an account. A press on the button with something missing scrolls to the first wrong field and puts the focus in it.',
  whenNot: 'Who has an account gets the `LoginForm`.',
  anatomy: [
    'Social sign-up',
    'First and last name',
    'Date of birth, typed or picked',
    'Gender, optional',
    'Email',
    'Password with its rule',
    'Terms',
    'Sign up',
    'Way to log in',
  ],
  dos: [
    'Show what the server said of a field at that field.',
    'Let gender be left open; it is missing then.',
  ],
  donts: [
    'Do not ask for the password twice: it can be looked at.',
    'Do not tick a consent in advance.',
  ],
  content: {
    el: [
      '«Επώνυμο», όχι «Επίθετο».',
      'Το όριο ηλικίας με αριθμό, στο μήνυμα του πεδίου: «πρέπει να έχετε κλείσει τα 18».',
    ],
    en: ['“First name” and “Last name” in two fields.', 'Dates as day, month, year: “24/05/1990”.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from field to field.' },
    { keys: '↑, ↓', does: 'Changes a part of the date.' },
    { keys: '←, →', does: "Moves between the date's parts, or between genders." },
    { keys: 'Enter', does: 'Sends; with an error the focus goes to the first wrong field.' },
  ],
  since: '0.1.0',
  related: ['LoginForm', 'DateInput', 'PasswordInput', 'LegalDialog'],
} satisfies ComponentGuide;
