import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `CallNext`. */
export const guide = {
  purpose:
    'The one big button of a counter: it calls the next person and ends the visit before. Most clerks press nothing else all day.',
  whenNot:
    'To do something with the person who is being served use `VisitCard`; to call somebody out of turn use `WaitingLine`.',
  anatomy: [
    'Next',
    'Who comes: number and first name',
    'What happens to the visit before',
    'The same for somebody who did not come',
  ],
  dos: [
    'Keep it where the hand rests: beneath the visit, at the lower edge on phones.',
    'Say before the press whose visit it ends, and as what.',
  ],
  donts: [
    'Do not disable it while nobody waits: somebody may just have come.',
    'Do not put a second filled button beside it.',
  ],
  content: {
    el: ['«Επόμενος», όπως το λέει ο υπάλληλος· ποτέ «Κλήση επόμενου εισιτηρίου».'],
    en: ['“Next”, as a clerk calls it; never “Call next ticket”.'],
  },
  keyboard: [
    { keys: 'Space', does: 'Calls the next person from anywhere on the screen.' },
    { keys: 'Enter, Space', does: 'Presses it while it has the focus.' },
  ],
  since: '1.0.0',
  related: ['VisitCard', 'WaitingLine', 'LastPress'],
} satisfies ComponentGuide;
