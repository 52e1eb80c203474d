import type { App, Context } from '#server/context.ts';
import { languageOf, say } from '#server/i18n/index.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import { limitsOf, type TicketLimits } from '#server/lib/ticketLimits.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { idempotencyKey } from '#server/plugins/requests/idempotencyKey.ts';
import type { NoteTaken } from '#server/plugins/toldWindows.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import type { Refusal } from '#server/repositories/tickets/takeTicket.ts';
import { isAtLimit } from '#server/repositories/line/openTickets.ts';
import { openTicketQueue } from '#server/repositories/tickets/ticketQueue.ts';
import { placeNamedIn } from '#server/repositories/organisations/english.ts';
import { pageOfTickets, toTicket } from '#server/repositories/tickets/tickets.ts';
import { ErrorBody } from '#common/contract/common.ts';
import {
  IdempotencyHeaders,
  Ticket,
  TicketPage,
  TicketPayload,
  TicketRefusal,
  TicketsQuery,
} from '#common/contract/tickets.ts';

/** The limit that a refusal names. */
const LIMIT_OF: Partial<Record<Refusal, keyof TicketLimits>> = {
  too_many_open_tickets_that_day: 'openPerDay',
  too_many_open_tickets: 'open',
  too_many_takes: 'takesPerMinute',
};

/** A person's tickets: POST and GET /api/user/tickets. */
export function ticketRoutes(
  app: App,
  context: Context,
  estimates: Estimates,
  noteTaken: NoteTaken,
): void {
  const { db, clock, settings } = context;
  const queue = openTicketQueue(db);
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
          'its place, and is never issued again. One person may hold and take as many as `limits` ' +
          'of GET /api/user/tickets says: beyond that 422 `too_many_open_tickets_that_day` or ' +
          '`too_many_open_tickets`, and 429 `too_many_takes`.',
        security,
        headers: IdempotencyHeaders,
        body: TicketPayload,
        response: {
          201: Ticket,
          401: ErrorBody,
          404: ErrorBody,
          422: TicketRefusal,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const user = userOf(request);
      const limits = limitsOf(settings, user);
      const now = clock.now();
      const outcome = await queue.take({
        userId: user.id,
        limits,
        listCode: request.body.ticket.waiting_list_code,
        idempotencyKey: idempotencyKey(request.headers['idempotency-key']),
        now,
        today: today(clock),
      });
      if (!outcome.refusal) {
        const { code, people_ahead: ahead } = outcome.ticket;
        noteTaken({ code, ahead, at: now });
        const language = languageOf(request.headers['accept-language']);
        return reply.code(201).send(await placeNamedIn(language, db, outcome.ticket));
      }
      if (outcome.refusal === 'waiting_list_not_found') throw new Problem(404, outcome.refusal);
      const limit = LIMIT_OF[outcome.refusal];
      const values = limit && { count: limits[limit] };
      if (outcome.refusal === 'too_many_takes') {
        // Within a minute the first of them no longer counts.
        throw new Problem(429, outcome.refusal, { values, headers: { 'retry-after': '60' } });
      }
      return reply.code(422).send({
        error: say(languageOf(request.headers['accept-language']), outcome.refusal, values),
        code: outcome.refusal,
        ...(outcome.ticket ? { ticket: outcome.ticket } : {}),
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
    async (request) => {
      const user = userOf(request);
      const { status, page = 1, per_page: perPage = 10 } = request.query;
      const limits = limitsOf(settings, user);
      const now = clock.now();
      const language = languageOf(request.headers['accept-language']);
      const { rows, ...counts } = await pageOfTickets(db, user.id, {
        status,
        page,
        perPage,
        language,
      });
      const holder = { userId: user.id, limits, today: today(clock) };
      const atLimit = await isAtLimit(db, holder, rows, now);
      const records = await Promise.all(
        rows.map(async (row) => {
          const estimate = await estimates.ofTicket(row, now);
          return toTicket(row, { now, holder: true, atLimit: atLimit(row), estimate });
        }),
      );
      return {
        records,
        ...counts,
        limits: {
          open_tickets: limits.open,
          open_tickets_per_day: limits.openPerDay,
          takes_per_minute: limits.takesPerMinute,
        },
      };
    },
  );
}
