import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Ticket, TicketLimits, TicketRefusal } from '#common/contract/tickets.ts';
import { buildPage } from '#src/mocks/pages.ts';
import { buildTicket, buildTicketRefusal, buildTickets } from '#src/mocks/tickets.ts';
import { failures, json, type Failure } from './answers.ts';

const address = '*/api/user/tickets';

/** A person with tickets in every status, more than a page of processed ones. */
export const someTickets = (): Ticket[] => [
  ...buildTickets(2),
  buildTicket({ status: 'running', rank: 17 }),
  ...buildTickets(23, { status: 'processed', due_date: '2026-02-10' }),
  buildTicket({ status: 'aborted', due_date: '2026-01-20' }),
];

/** The signed-in person's tickets by state. */
export const tickets = {
  /** Answers by status and page, as the server does; one without limits does not tell them. */
  success: (all: Ticket[] = someTickets(), limits?: TicketLimits): RequestHandler[] => [
    http.get(address, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const status = query.get('status');
      const current_page = Number(query.get('page') ?? 1);
      const per_page = Number(query.get('per_page') ?? 10);
      const found = all.filter((ticket) => !status || ticket.status === status);
      const offset = (current_page - 1) * per_page;
      const records = found.slice(offset, offset + per_page);
      const page = buildPage(records, { current_page, per_page, count: found.length });
      return json({ ...page, ...(limits && { limits }) })();
    }),
  ],
  empty: (): RequestHandler[] => [http.get(address, json(buildPage([])))],
  fails: (how: Failure): RequestHandler[] => [http.get(address, failures[how])],
  loading: (): RequestHandler[] => [http.get(address, failures.loading)],
};

export const takeTicket = {
  success: (ticket: Ticket = buildTicket()): RequestHandler[] => [
    http.post(address, json(ticket, { status: 201 })),
  ],
  /** Keeps the ticket among those that the list answers, as the server does. */
  into: (all: Ticket[], ticket: Ticket = buildTicket()): RequestHandler[] => [
    http.post(address, () => {
      all.push(ticket);
      return json(ticket, { status: 201 })();
    }),
  ],
  /** The same with a text for an answer, from a server that says no more than that. */
  unsaid: (all: Ticket[], ticket: Ticket = buildTicket()): RequestHandler[] => [
    http.post(address, () => {
      all.push(ticket);
      return HttpResponse.text('created', { status: 201 });
    }),
  ],
  refused: (refusal: TicketRefusal = buildTicketRefusal()): RequestHandler[] => [
    http.post(address, json(refusal, { status: 422 })),
  ],
  fails: (how: Failure): RequestHandler[] => [http.post(address, failures[how])],
  loading: (): RequestHandler[] => [http.post(address, failures.loading)],
};

/** Actions of a holder: the list returns the ticket as changed afterwards. */
export const ticketActions = {
  into: (all: Ticket[]): RequestHandler[] => {
    const change = (code: unknown, changes: Partial<Ticket>) => {
      const index = all.findIndex((ticket) => ticket.code === code);
      all[index] = { ...all[index]!, ...changes };
      return json(all[index])();
    };
    return [
      http.delete(`${address}/:code`, ({ params }) =>
        change(params.code, { status: 'cancelled', can: ['undo'] }),
      ),
      http.post(`${address}/:code/undo`, ({ params }) =>
        change(params.code, { status: 'scheduled', can: ['let_pass', 'cancel'] }),
      ),
      http.post<{ code: string }, { people: number }>(
        `${address}/:code/let_pass`,
        async ({ params, request }) =>
          change(params.code, { people_ahead: 5 + (await request.json()).people }),
      ),
    ];
  },
  /** The line has moved on meanwhile. */
  refused: (): RequestHandler[] => [
    http.delete(
      `${address}/:code`,
      json(
        {
          error: 'Αυτό δεν γίνεται αυτή τη στιγμή για αυτόν τον αριθμό.',
          code: 'not_possible_now',
          ticket: buildTicket({ status: 'running' }),
        },
        { status: 409 },
      ),
    ),
  ],
  loading: (): RequestHandler[] => [http.delete(`${address}/:code`, failures.loading)],
};
