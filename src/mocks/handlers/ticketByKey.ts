import { http, HttpResponse, type RequestHandler } from 'msw';
import type { TicketByKey } from '#common/contract/ticketByKey.ts';
import type { AlertPayload, Ticket, TicketEvents } from '#common/contract/tickets.ts';
import { buildPassing, buildTicketByKey, buildTicketEvents } from '#src/mocks/ticketByKey.ts';
import { failures, json, type Failure } from './answers.ts';

const address = '*/api/tickets/:key';
const own = '*/api/user/tickets/:code';

/** A ticket by its key, by state; without a stream unless one is mocked as well. */
export const ticketByKey = {
  success: (
    ticket: TicketByKey = buildTicketByKey(),
    events: TicketEvents = buildTicketEvents(),
  ): RequestHandler[] => [
    http.get(address, json(ticket)),
    http.get(`${address}/events`, json(events)),
    http.get(`${address}/let_pass`, json(buildPassing())),
  ],
  fails: (how: Failure): RequestHandler[] => [http.get(address, failures[how])],
  loading: (): RequestHandler[] => [http.get(address, failures.loading)],
};

/** The view and actions of a signed-in holder. */
export const ownTicket = {
  into: (ticket: Ticket): RequestHandler[] => [
    http.get(own, () => json(ticket)()),
    http.put<{ code: string }, AlertPayload>(`${own}/alert`, async ({ request }) => {
      ticket.alert = { ...(await request.json()), fired_at: null };
      return json(ticket)();
    }),
    http.delete(`${own}/alert`, () => {
      ticket.alert = null;
      return json(ticket)();
    }),
  ],
  /** Somebody else is logged in. */
  foreign: (): RequestHandler[] => [http.get(own, failures.notFound)],
};

/** A walk-in's number given back by its key, and taken again. */
export const walkIn = (ticket: TicketByKey): RequestHandler[] => [
  http.get(address, () => json(ticket)()),
  http.get(`${address}/events`, json(buildTicketEvents())),
  http.post(`${address}/cancel`, () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    Object.assign(ticket, { status: 'cancelled', can: ['undo'], can_until: until });
    return json(ticket)();
  }),
  http.post(`${address}/undo`, () => {
    Object.assign(ticket, { status: 'scheduled', can: ['cancel'], can_until: null });
    return json(ticket)();
  }),
];

/** The stream of a ticket, driven by a story. */
export const ticketStream = (first: TicketByKey) => {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let last = first;
  let version = 0;
  const event = (): Uint8Array =>
    encoder.encode(
      `id: 2026-03-16.${version}.0123456789\nevent: ticket\ndata: ${JSON.stringify(last)}\n\n`,
    );
  return {
    handlers: [
      http.get(`${address}/live`, () => {
        let own: ReadableStreamDefaultController<Uint8Array>;
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            own = controller;
            open.add(own);
            own.enqueue(event());
          },
          cancel: () => void open.delete(own),
        });
        return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
      }),
    ] as RequestHandler[],
    /** Sends a state to the open page. */
    send: (ticket: TicketByKey): void => {
      last = ticket;
      version += 1;
      for (const controller of open) controller.enqueue(event());
    },
  };
};
