import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `FieldFrame`. */
export const guide = {
  purpose:
    'A label above its control and one line of help or error under it: the frame of every field.',
  whenNot: 'Fields of forms have it already: `TextInput`, `SelectInput` and the others.',
  anatomy: [
    'Label, with “optional” where it holds',
    'Control',
    'Line of help, which gives way to the error',
  ],
  dos: [
    'Keep the line’s height free, so that an error moves nothing.',
    'Tie label and line to the control by the ids of `state`.',
  ],
  donts: ['Do not use the placeholder as a label.', 'Do not show help and error together.'],
  content: {
    el: ['Η ετικέτα είναι ουσιαστικό, χωρίς άνω και κάτω τελεία.'],
    en: ['The label is a noun without a colon.'],
  },
  keyboard: { none: 'The control inside takes the focus; a press on the label leads there.' },
  since: '1.0.0',
  related: ['TextInput', 'SelectInput', 'RadioInput'],
} satisfies ComponentGuide;
