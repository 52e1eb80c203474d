import type { FastifyRequest } from 'fastify';
import { Ticket, TicketRefusal, takeTicket, getTickets } from '#common/contract/tickets.ts';
import type { App, Context } from '#server/context.ts';
import type { PriorityReason } from '#common/priority.ts';
import type { Db } from '#server/db/client.ts';
import { translate } from '#server/i18n/index.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';
import { givePriority } from '#server/repositories/counter/hallSteps.ts';
import { attempt, NotPossibleNow } from '#server/repositories/line/ticketTransitions.ts';
import { isAtLimit } from '#server/repositories/line/openTickets.ts';
import { placeNamedIn } from '#server/repositories/organisations/english.ts';
import { byNetwork, countersOf } from '#server/repositories/people/rateLimits.ts';
import { listToShare, reserveShare, releaseShare } from '#server/repositories/line/networkShare.ts';
import type { Refusal, TakeOutcome } from '#server/repositories/line/takeTicket.ts';
import {
  openTicketQueue,
  type PersonTake,
  type TicketQueue,
} from '#server/repositories/line/ticketQueue.ts';
import { findOwnTicket, pageOfTickets } from '#server/repositories/tickets/tickets.ts';
import { toTicket } from '#server/repositories/tickets/ticketViews.ts';
import type { TicketLimits } from '#server/settings.ts';

/**
 * Takes a number for a person without a confirmed address. Anybody can open any number of such
 * accounts, so those of one network hold at most half of a list.
 * @throws Problem 422 `list_half_taken`
 */
export async function takeUnconfirmed(
  { db, clock, keys }: Context,
  request: FastifyRequest,
  queue: TicketQueue,
  take: PersonTake,
): Promise<TakeOutcome> {
  const list = await listToShare(db, take);
  if (!list || list.capacity === null || list.is_repeat) return queue(take);
  const most = Math.ceil(list.capacity / 2);
  const limit = { name: 'list_share', max: most, seconds: 0 };
  const networks = countersOf(byNetwork(limit, request.ip, take.listCode), keys);
  const share = { listId: list.id, userId: take.userId, networks, now: clock.now() };
  if (!(await reserveShare(db, share))) throw new Problem(422, 'list_half_taken');
  try {
    return await queue(take);
  } finally {
    await releaseShare(db, share);
  }
}

/**
 * Gives a ticket that was just taken priority. If the process ends before, a repeat of the request
 * with its key does so. A counter that calls the ticket first makes priority unnecessary.
 */
async function withPriority(
  db: Db,
  {
    code,
    userId,
    reason,
    now,
  }: { code: string; userId: number; reason: PriorityReason; now: Date },
): Promise<Ticket> {
  const own = async () => (await findOwnTicket(db, code, userId))!;
  const { id, status } = await own();
  if (status === 'scheduled') {
    try {
      await attempt(() => givePriority(db, { ticketId: id, reason, actor: 'user', now }));
    } catch (error) {
      if (!(error instanceof NotPossibleNow)) throw error;
    }
  }
  return toTicket(await own(), { now, holder: true });
}

const LIMIT_OF: Partial<Record<Refusal, keyof TicketLimits>> = {
  too_many_open_tickets_that_day: 'openPerDay',
  too_many_open_tickets: 'open',
  too_many_takes: 'takesPerMinute',
};

/** A person's tickets: POST and GET /api/user/tickets. */
export default async function ticketRoutes(app: App): Promise<void> {
  const { estimates } = app;
  const { db, clock, settings } = app.context;
  const queue = openTicketQueue(db);
  const limits = settings.ticketLimits;

  route(app, takeTicket, {
    access: 'user',
    changes: 'place',
    summary: 'Takes the next number of a waiting list',
    description:
      'With an `Idempotency-Key` header (1–200 characters), a repeat returns the same ticket ' +
      'while it is open, and 422 `number_over` afterwards. ' +
      'Capacity counts current tickets: a number cancelled before its call frees ' +
      'its place and is never issued again. One person may hold and take as many as `limits` ' +
      'of GET /api/user/tickets says: beyond that 422 `too_many_open_tickets_that_day` or ' +
      '`too_many_open_tickets`, and 429 `too_many_takes`. Unconfirmed accounts of one network ' +
      'hold at most half of a list: 422 `list_half_taken`.',
    idempotent: true,
    responses: { 201: Ticket, 422: TicketRefusal },
    errors: [404, 429],
    handler: async (request, reply) => {
      const user = request.user;
      const now = clock.now();
      const take = {
        userId: user.id,
        limits,
        listCode: request.body.ticket.waiting_list_code,
        idempotencyKey: request.idempotencyKey?.key ?? null,
        now,
        today: today(clock),
      };
      const outcome = user.confirmed_at
        ? await queue(take)
        : await takeUnconfirmed(app.context, request, queue, take);
      if (!outcome.refusal) {
        const language = request.language;
        const { priority } = request.body.ticket;
        const ticket = priority
          ? await withPriority(db, {
              code: outcome.ticket.code,
              userId: user.id,
              reason: priority,
              now,
            })
          : outcome.ticket;
        const { code, people_ahead: ahead = 0 } = ticket;
        app.recordPrediction({ code, ahead, at: now });
        return await placeNamedIn(language, db, ticket);
      }
      if (outcome.refusal === 'waiting_list_not_found') throw new Problem(404, outcome.refusal);
      const limit = LIMIT_OF[outcome.refusal];
      const values = limit && { count: limits[limit] };
      if (outcome.refusal === 'too_many_takes') {
        // The limit counts the last minute, so its oldest event expires within a minute.
        throw new Problem(429, outcome.refusal, { values, headers: { 'retry-after': '60' } });
      }
      return reply.code(422).send({
        error: translate(request.language, outcome.refusal, values),
        code: outcome.refusal,
        ...(outcome.ticket && {
          ticket: await placeNamedIn(request.language, db, outcome.ticket),
        }),
      });
    },
  });

  route(app, getTickets, {
    access: 'user',
    summary: "Lists a page of the signed-in person's tickets, of one status or of all",
    handler: async (request) => {
      const user = request.user;
      const { status, page = 1, per_page: perPage = 10 } = request.query;
      const now = clock.now();
      const language = request.language;
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
  });
}
