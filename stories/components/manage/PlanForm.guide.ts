import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `PlanForm`. */
export const guide = {
  purpose: 'Sets when a place gives numbers, how many, and how early they can be taken.',
  whenNot: 'To change one date use `DayDialog`.',
  anatomy: [
    'Hours',
    'Public holidays',
    'Numbers, counters, minutes and days ahead',
    'What becomes of numbers that people hold',
    'Save',
  ],
  dos: ['Name every field that is wrong at once, and keep what was typed.'],
  donts: ['Do not frighten: nobody loses a number by a plan.'],
  content: {
    el: ['«Όσοι έχουν ήδη αριθμό τον κρατούν».'],
    en: ['“Whoever has a number keeps it”.'],
  },
  keyboard: [{ keys: 'Enter', does: 'Saves from any field.' }],
  since: '1.0.0',
  related: ['PlanHours', 'DayDialog'],
} satisfies ComponentGuide;
