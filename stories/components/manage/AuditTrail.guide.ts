import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `AuditTrail`. */
export const guide = {
  purpose: 'Tells an owner who called, closed, changed or invited, and when.',
  whenNot: 'For the future days of a place use `DayList`.',
  anatomy: ['Day', 'Time', 'Who', 'What they did', 'The words they wrote'],
  dos: ['Say it as a sentence: somebody did something.'],
  donts: ['Do not show codes: a number, a day or a name says which.'],
  content: {
    el: ['Αόριστος, τρίτο πρόσωπο: «έκλεισε τη λίστα».'],
    en: ['Past tense: “closed the list”.'],
  },
  keyboard: [{ keys: 'Tab', does: 'Passes it by: nothing in it can be pressed.' }],
  since: '1.0.0',
  related: ['MemberList', 'DayList'],
} satisfies ComponentGuide;
