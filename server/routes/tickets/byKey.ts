import type { FastifyRequest } from 'fastify';
import { setImmediate } from 'node:timers/promises';
import { withAction } from '#common/contract/endpoint.ts';
import {
  TicketByKey,
  getTicketByKey,
  getTicketEvents,
  getLetPassOutcomes,
  streamTicket,
} from '#common/contract/ticketByKey.ts';
import {
  actOnTicketByKey,
  LetPassPayload,
  type PersonAction,
  Ticket,
  TicketRefusal,
} from '#common/contract/tickets.ts';
import type { App } from '#server/context.ts';
import { serialiser } from '#server/lib/serialiser.ts';
import type { Read } from '#server/live/channel.ts';
import { streamSchema } from '#server/live/live.ts';
import { route } from '#server/plugins/route.ts';
import { noticeOf } from '#server/repositories/organisations/notice.ts';
import { eventsOf, servedIn } from '#server/repositories/line/line.ts';
import { findTicketByKey, findTicketsOfList } from '#server/repositories/tickets/tickets.ts';
import { toTicketByKey } from '#server/repositories/tickets/ticketViews.ts';
import { createTicketService } from './ticketService.ts';
import { calendarRoute } from './calendar.ts';

/** Tickets estimated without yielding. */
const AT_ONCE = 20;

const described = (action: PersonAction) => ({
  access: 'anyone' as const,
  changes: 'place' as const,
  summary: `For a walk-in, as for a holder with an account: ${action}`,
  responses: { 200: Ticket, 409: TicketRefusal },
});

/**
 * A ticket by its key: /api/tickets/{key}. Anyone with the key may read it. Only a walk-in's key
 * authorises actions; the ticket of an account requires its sign-in.
 */
export default async function keyRoutes(app: App): Promise<void> {
  const { context, estimates, sendStream } = app;
  const { db } = context;
  const write = serialiser(TicketByKey, context.checkResponses ?? false);
  const tickets = createTicketService(context, estimates);
  const byKey = (request: FastifyRequest, key: string) =>
    findTicketByKey(db, key, request.language);
  const walkIn = (request: FastifyRequest, key: string) => async () => {
    const row = await byKey(request, key);
    return row?.walk_in ? row : undefined;
  };

  route(app, getTicketByKey, {
    access: 'anyone',
    summary: 'Returns a ticket by its key, without personal data',
    handler: async (request) => {
      const row = await tickets.read(() => byKey(request, request.params.key));
      const ticket = await tickets.toResponse(row, row.walk_in);
      return toTicketByKey(row, ticket, {
        nowServing: await servedIn(db, row.waiting_list_id),
        notice: await noticeOf(db, row.organisation_id, context.clock.now()),
      });
    },
  });
  route(app, getTicketEvents, {
    access: 'anyone',
    summary: 'Lists the events of the line since the ticket was issued, without names',
    handler: async (request) => {
      const row = await tickets.read(() => findTicketByKey(db, request.params.key));
      return eventsOf(db, row.id);
    },
  });
  route(app, getLetPassOutcomes, {
    access: 'anyone',
    summary: 'Previews the position after letting people pass',
    handler: async (request) =>
      tickets.skipPreview(await tickets.read(() => findTicketByKey(db, request.params.key))),
  });
  calendarRoute(app, context, (...asked) => tickets.read(() => byKey(...asked)), estimates);

  const readTickets = (listId: number): Read =>
    async function* (keys) {
      const nowServing = await servedIn(db, listId);
      const rows = await findTicketsOfList(db, listId, keys);
      const place = rows[0]?.organisation_id;
      const notice = place === undefined ? null : await noticeOf(db, place, context.clock.now());
      for (const [index, row] of rows.entries()) {
        // Estimates take a while. Yielding lets other requests of this process run.
        if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
        const response = await tickets.toResponse(row, row.walk_in);
        const ticket = toTicketByKey(row, response, { nowServing, notice });
        yield [
          row.key.replaceAll('-', ''),
          {
            date: row.due_date,
            version: row.list_version,
            body: write(ticket),
            essence: JSON.stringify(ticket),
          },
        ];
      }
    };
  route(app, streamTicket, {
    access: 'anyone',
    summary: 'Streams the ticket as events named `ticket`: immediately and on every change',
    responses: { 200: streamSchema(TicketByKey) },
    errors: [429, 503],
    compress: false,
    handler: async (request, reply) =>
      sendStream(request, reply, async () => {
        const row = await tickets.read(() => findTicketByKey(db, request.params.key));
        return {
          kind: 'list',
          id: row.waiting_list_id,
          topic: row.key.replaceAll('-', ''),
          event: 'ticket',
          read: readTickets(row.waiting_list_id),
        };
      }),
  });
  for (const action of ['cancel', 'undo', 'came_late'] as const) {
    route(app, withAction(actOnTicketByKey, action), {
      ...described(action),
      handler: async (request) => tickets.apply(walkIn(request, request.params.key), action),
    });
  }
  route(app, withAction(actOnTicketByKey, 'let_pass', LetPassPayload), {
    ...described('let_pass'),
    handler: async (request) =>
      tickets.apply(walkIn(request, request.params.key), 'let_pass', request.body),
  });
}
