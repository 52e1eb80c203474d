import type { Ticket, TicketRefusal, TicketStatus } from '#common/contract/tickets.ts';
import { scene } from './organisations.ts';

const reasons: Partial<Record<TicketStatus, string>> = {
  aborted: 'Ο φορέας έκλεισε νωρίτερα.',
};

/** Ticket number 42 of today's list, five people ahead; other statuses wait for nobody. */
export const buildTicket = (overrides: Partial<Ticket> = {}): Ticket => {
  const status = overrides.status ?? 'scheduled';
  const waits = status === 'scheduled';
  return {
    code: `ticket-${status}-42`,
    rank: 42,
    due_date: '2026-03-16',
    created_at: '2026-03-16T08:55:00+02:00',
    organisation: {
      title: 'Φαρμακείο Ασκληπιός',
      address: 'Σκουφά 21, 106 73 Κολωνάκι',
      image: scene('pharmacy'),
      slug: 'farmakeio-asklipios',
      city: 'Αθήνα',
    },
    waiting_list: { code: 'list-morning', tickets_count: 5, released_on: '2026-03-16' },
    people_ahead: waits ? 5 : 0,
    status_reason: reasons[status] ?? null,
    ...overrides,
    status,
  };
};

/** As many tickets as asked for, each with its own number. */
export const buildTickets = (length: number, overrides: Partial<Ticket> = {}): Ticket[] =>
  Array.from({ length }, (_, index) =>
    buildTicket({
      code: `ticket-${overrides.status ?? 'scheduled'}-${42 + index}`,
      rank: 42 + index,
      people_ahead: overrides.status && overrides.status !== 'scheduled' ? 0 : 5 + index,
      ...overrides,
    }),
  );

/** Why no ticket was given; with `existing_ticket` the ticket already held comes along. */
export const buildTicketRefusal = (overrides: Partial<TicketRefusal> = {}): TicketRefusal => ({
  error: 'Η λίστα αναμονής είναι πλήρης.',
  code: 'list_full',
  ...overrides,
});
