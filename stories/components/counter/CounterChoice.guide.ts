import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CounterChoice`. */
export const guide = {
  purpose: 'Asks once at which counter a device stands. The device remembers the answer.',
  whenNot:
    'To change it later, a select in the screen’s head is enough. A place with one counter is never asked.',
  anatomy: ['Question', 'What happens to the answer', 'One button for each counter'],
  dos: ['Make the buttons large: it is asked standing up.'],
  donts: ['Do not ask again before the counter is gone.'],
  content: {
    el: ['«Πού κάθεστε;», όπως θα ρωτούσε μια συνάδελφος.'],
    en: ['“Where do you sit?”, as a colleague would ask.'],
  },
  keyboard: [
    { keys: 'Tab', does: 'Goes through the counters.' },
    { keys: 'Enter, Space', does: 'Chooses one.' },
  ],
  since: '1.0.0',
  related: ['VisitCard', 'CountersNow'],
} satisfies ComponentGuide;
