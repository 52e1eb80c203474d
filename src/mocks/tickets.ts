import {
  actOnOwnTicket,
  cancelTicket,
  getTickets,
  takeTicket as takeTicketEndpoint,
  type Ticket,
  type TicketLimits,
  type TicketStatus,
} from '#common/contract/tickets.ts';
import { json, mock, conflict, on, pageOf, refusal } from './mock.ts';
import { scene } from './organisations.ts';

const reasons: Partial<Record<TicketStatus, string>> = { aborted: 'Ο φορέας έκλεισε νωρίτερα.' };

/** Number 42 of today's list with five people ahead, or none for other statuses. */
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

export const buildTickets = (length: number, overrides: Partial<Ticket> = {}): Ticket[] =>
  Array.from({ length }, (_, index) =>
    buildTicket({
      code: `ticket-${overrides.status ?? 'scheduled'}-${42 + index}`,
      rank: 42 + index,
      people_ahead: overrides.status && overrides.status !== 'scheduled' ? 0 : 5 + index,
      ...overrides,
    }),
  );

/** Tickets in every status, with more than one page of processed ones. */
const someTickets = (): Ticket[] => [
  ...buildTickets(2),
  buildTicket({ status: 'running', rank: 17 }),
  ...buildTickets(23, { status: 'processed', due_date: '2026-02-10' }),
  buildTicket({ status: 'aborted', due_date: '2026-01-20' }),
];

export const tickets = {
  ...mock(getTickets),
  /** Responds by status and page, as the server does. Without limits, it sends none. */
  success: (all: Ticket[] = someTickets(), limits?: TicketLimits) => [
    on(getTickets, ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      const found = all.filter((ticket) => !status || ticket.status === status);
      return json({ ...pageOf(found, request), limits })();
    }),
  ],
};

export const takeTicket = {
  success: (ticket = buildTicket()) => [on(takeTicketEndpoint, json(ticket))],
  refused: (error: string) => [on(takeTicketEndpoint, refusal(422, 'list_full', error))],
};

/** Actions of a holder. Later responses contain the changed ticket. */
export const ticketActions = {
  into: (all: Ticket[]) => {
    const change = (code: unknown, changes: Partial<Ticket>) => {
      const index = all.findIndex((ticket) => ticket.code === code);
      all[index] = { ...all[index]!, ...changes };
      return json(all[index])();
    };
    return [
      on(cancelTicket, ({ params }) => change(params.code, { status: 'cancelled', can: ['undo'] })),
      on(actOnOwnTicket, async ({ params, request }) =>
        change(
          params.code,
          params.action === 'undo'
            ? { status: 'scheduled', can: ['let_pass', 'cancel'] }
            : { people_ahead: 5 + (await request.json()).people! },
        ),
      ),
    ];
  },
  /** The list has moved on. */
  refused: () => [on(cancelTicket, conflict(buildTicket({ status: 'running' })))],
};
