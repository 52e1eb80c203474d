import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FormNotice`. */
export const guide = {
  purpose: 'The place beside a form’s button where the page says what became of the press.',
  whenNot: 'Above the fields there is the `banner` of the `FormShell`; beyond the screen, a toast.',
  anatomy: [
    'Live region, empty until something is to be said',
    'The message, usually a `NoticeBanner`',
  ],
  dos: [
    'Render it from the start, so that its change is read out.',
    'Keep it beside the button that was pressed.',
  ],
  donts: ['Do not put field errors here; each stands under its field.'],
  content: {
    el: ['Μία πρόταση που λέει τι έγινε και τι ακολουθεί.'],
    en: ['One sentence: what happened and what comes next.'],
  },
  keyboard: { none: 'The region takes no focus; what is in it may.' },
  since: '1.0.0',
  related: ['FormShell', 'NoticeBanner', 'SubmitButton'],
} satisfies ComponentGuide;
