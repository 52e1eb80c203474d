import type { App, Context } from '#server/context.ts';
import { languageOf, say } from '#server/i18n/index.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { isUnstorable } from '#server/plugins/parsing.ts';
import { openTicketDesk } from '#server/repositories/ticketDesk.ts';
import { pageOfTickets } from '#server/repositories/tickets.ts';
import { ErrorBody } from '#server/schemas/common.ts';
import {
  Ticket,
  TicketPage,
  TicketPayload,
  TicketRefusal,
  TicketsQuery,
} from '#server/schemas/tickets.ts';

const KEY_MAX = 200;

function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const key = String(header).trim();
  if (key === '' || key.length > KEY_MAX || isUnstorable(key)) {
    throw new Problem(422, 'invalid_idempotency_key');
  }
  return key;
}

/** A person's tickets: POST and GET /api/user/tickets. */
export function ticketRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const desk = openTicketDesk(db);
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];

  app.post(
    '/api/user/tickets',
    {
      onRequest,
      schema: {
        tags: ['tickets'],
        summary: 'Takes the next number of a waiting list',
        description:
          'With an `Idempotency-Key` header (1–200 characters) a repeat answers the same ticket. ' +
          'Capacity counts the places taken now: a number that is given back before its call frees ' +
          'its place, and is never issued again.',
        security,
        body: TicketPayload,
        response: { 201: Ticket, 401: ErrorBody, 404: ErrorBody, 422: TicketRefusal },
      },
    },
    async (request, reply) => {
      const taking = await desk.take({
        userId: userOf(request).id,
        listCode: request.body.ticket.waiting_list_code,
        idempotencyKey: idempotencyKey(request.headers['idempotency-key']),
        now: clock.now(),
        today: today(clock),
      });
      if (!taking.refusal) return reply.code(201).send(taking.ticket);
      if (taking.refusal === 'waiting_list_not_found') throw new Problem(404, taking.refusal);
      return reply.code(422).send({
        error: say(languageOf(request.headers['accept-language']), taking.refusal),
        code: taking.refusal,
        ...(taking.ticket ? { ticket: taking.ticket } : {}),
      });
    },
  );

  app.get(
    '/api/user/tickets',
    {
      onRequest,
      schema: {
        tags: ['tickets'],
        summary: "A page of one's own tickets, of one status or of all",
        security,
        querystring: TicketsQuery,
        response: { 200: TicketPage, 401: ErrorBody, 422: ErrorBody },
      },
    },
    (request) =>
      pageOfTickets(db, userOf(request).id, {
        status: request.query.status,
        page: request.query.page ?? 1,
        perPage: request.query.per_page ?? 10,
      }),
  );
}
