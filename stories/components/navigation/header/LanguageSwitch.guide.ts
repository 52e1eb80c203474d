import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `LanguageSwitch`. */
export const guide = {
  purpose: 'Greek or English, each named in itself.',
  whenNot:
    'It belongs to the header and its menu and nowhere else; a form does not ask for a language.',
  anatomy: ['ΕΛ', 'EN'],
  dos: [
    'Keep both in sight; two choices need no menu.',
    'Keep the page where it is after a press.',
  ],
  donts: [
    'Do not use flags: a language is not a country.',
    'Do not translate the names of languages.',
  ],
  content: {
    el: [
      'Σύντομα «ΕΛ», για τη φωνή «Ελληνικά».',
      'Κάθε γλώσσα γραμμένη στη γλώσσα της, με το δικό της `lang`.',
    ],
    en: [
      '“EN” in short, “English” for voices.',
      'Never “Gr”: the language is Greek, its code “el”.',
    ],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes from one language to the other.' },
    { keys: 'Enter, Space', does: 'Chooses it.' },
  ],
  since: '0.1.0',
  related: ['AppHeader', 'SchemeSwitch'],
} satisfies ComponentGuide;
