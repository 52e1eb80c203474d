import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `KioskStart`. */
export const guide = {
  purpose: 'Gives a number at the door with one press, or says why there is none.',
  whenNot: 'On a screen that people only look at use `BoardList`.',
  anatomy: [
    'A button for each list that gives numbers',
    'How many people wait',
    'Why a list gives none',
  ],
  dos: ['Make the button large enough for any hand.'],
  donts: ['Do not ask for a name, a phone or an address.'],
  content: { el: ['«Πάρτε αριθμό».'], en: ['“Take a number”.'] },
  keyboard: [{ keys: 'Space', does: 'Takes a number.' }],
  since: '1.0.0',
  related: ['KioskTicket'],
} satisfies ComponentGuide;
