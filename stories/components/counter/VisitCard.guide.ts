import type { ComponentGuide } from '#storybook/docs/ComponentGuide.ts';

/** What a designer reads about `VisitCard`. */
export const guide = {
  purpose:
    'Who is served at one’s own counter, printed like the ticket they hold, and the four things a clerk does with a visit. It counts down to the moment at which somebody who did not come can be given up.',
  whenNot:
    'Colleagues’ visits stand in `CountersNow`. The ticket of the person who waits is a `TicketStub`.',
  anatomy: [
    'Counter',
    'The number',
    'First name and initial',
    'When it was called, and how long ago',
    'Perforation',
    'Call again, served, did not come, back in line',
  ],
  dos: [
    'Keep all four actions in their places, also while nobody is served: hands remember them.',
    'Count by the server’s clock; a tablet’s own may be wrong.',
  ],
  donts: [
    'Do not ask for confirmation: what can be taken back is taken back.',
    'Do not show a family name.',
  ],
  content: {
    el: ['«Δεν ήρθε», όχι «Μη προσέλευση»· «Πίσω στη σειρά», όχι «Επαναφορά».'],
    en: ['“Did not come”, not “No-show”; “Back in line”, not “Return”.'],
  },
  keyboard: [
    { keys: 'R', does: 'Calls again.' },
    { keys: 'D', does: 'Ends the visit as served.' },
    { keys: 'N', does: 'Gives up on somebody who did not come.' },
    { keys: 'B', does: 'Puts the person back in the line, with the same position.' },
  ],
  since: '1.0.0',
  related: ['CallNext', 'CountersNow', 'TicketStub'],
} satisfies ComponentGuide;
