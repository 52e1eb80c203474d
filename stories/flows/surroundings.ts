import type { Ticket } from '#common/contract/tickets.ts';
import { waitingLists } from '#src/mocks/lines.ts';
import { mapStyle } from '#src/mocks/map.ts';
import { categories, organisation, organisations } from '#src/mocks/organisations.ts';
import { buildTicket, takeTicket, tickets } from '#src/mocks/tickets.ts';
import { user } from '#src/mocks/users.ts';

/** Results that axe leaves undecided on the way through the app, and why they are no fault. */
export const undecided = {
  'color-contrast/bgGradient': 'The hero: ink on the page’s own ground, 9:1 over black.',
  'color-contrast/imgNode': 'The hero: ink on the page’s own ground, 9:1 over black.',
  'color-contrast/bgOverlap': 'A toast over the page; its pair of colours is unit-tested.',
};

/** A server on which everything succeeds; the ticket that is taken is kept for the dashboard. */
export const wholeServer = () => {
  const held: Ticket[] = [];
  return [
    ...mapStyle,
    ...user.success(),
    ...categories.success(),
    ...organisations.success(),
    ...organisation.success(),
    ...waitingLists.success(),
    ...takeTicket.into(held, buildTicket({ rank: 43, due_date: '2026-03-18' })),
    ...tickets.success(held),
  ];
};
