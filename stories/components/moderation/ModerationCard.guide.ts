import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `ModerationCard`. */
export const guide = {
  purpose:
    'One thing that waits for a moderator, whole, so that it can be decided without opening anything else.',
  whenNot: 'As the public sees a review it is a `ReviewCard`.',
  anatomy: [
    'Kind, author and time',
    'Title, a link to the place',
    'Text',
    'Facts',
    'Pictures',
    'The two decisions',
  ],
  dos: ['Show the whole text: what is cut off is what had to be read.'],
  donts: ['Do not make links of addresses in a text that nobody has checked.'],
  content: {
    el: ['Τα κουμπιά λένε τι θα γίνει: «Δημοσίευση», όχι «ΟΚ».'],
    en: ['Buttons say what will happen: “Publish”, not “OK”.'],
  },
  keyboard: [
    { keys: 'A', does: 'Approves it, from anywhere on the screen.' },
    { keys: 'R', does: 'Asks for the reason to return it.' },
  ],
  since: '1.0.0',
  related: ['ModerationList', 'ReasonDialog', 'ReviewCard'],
} satisfies ComponentGuide;
