import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody } from '#common/contract/common.ts';
import { LiveQuery } from '#common/contract/line.ts';
import { TicketByKey } from '#common/contract/ticketByKey.ts';
import {
  LetPassOutcomes,
  LetPassPayload,
  Ticket,
  TicketEvents,
  TicketRefusal,
} from '#common/contract/tickets.ts';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { serialiser } from '#server/lib/serialiser.ts';
import type { Read } from '#server/live/room.ts';
import type { SendStream } from '#server/live/live.ts';
import { streamSchema } from '#server/live/schema.ts';
import { noStore } from '#server/plugins/auth.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import { eventsOf } from '#server/repositories/line/events.ts';
import { servedIn } from '#server/repositories/line/line.ts';
import {
  findTicketByKey,
  findTicketsOfList,
  toTicketByKey,
} from '#server/repositories/tickets/tickets.ts';
import { createActs } from './act.ts';
import { calendarRoute } from './calendar.ts';

/** Tickets that are estimated in one go. */
const AT_ONCE = 20;

const Params = Type.Object({ key: Type.String({ description: '128 random bits in hex.' }) });

/**
 * A ticket by its key: /api/tickets/{key}. Whoever has the key may look; it acts only for a walk-in,
 * because a ticket of an account is acted on by who is signed in to it.
 */
export function keyRoutes(
  app: App,
  context: Context,
  estimates: Estimates,
  sendStream: SendStream,
): void {
  const { db } = context;
  const write = serialiser(TicketByKey, context.checkAnswers ?? false);
  const acts = createActs(context, estimates);
  const byKey = (request: FastifyRequest, key: string) =>
    findTicketByKey(db, key, languageOf(request.headers['accept-language']));
  const walkIn = (request: FastifyRequest, key: string) => async () => {
    const row = await byKey(request, key);
    return row?.walk_in ? row : undefined;
  };
  const changed = { 200: Ticket, 404: ErrorBody, 409: TicketRefusal };

  app.get(
    '/api/tickets/:key',
    {
      onRequest: noStore,
      schema: {
        tags: ['tickets'],
        summary: 'A ticket by its key, without personal data',
        params: Params,
        response: { 200: TicketByKey, 404: ErrorBody },
      },
    },
    async (request) => {
      const row = await acts.read(() => byKey(request, request.params.key));
      const ticket = await acts.tell(row, row.walk_in);
      return toTicketByKey(row, ticket, await servedIn(db, row.waiting_list_id));
    },
  );
  app.get(
    '/api/tickets/:key/events',
    {
      onRequest: noStore,
      schema: {
        tags: ['tickets'],
        summary: 'What happened in the line since the ticket was taken, without names',
        params: Params,
        response: { 200: TicketEvents, 404: ErrorBody },
      },
    },
    async (request) => {
      const row = await acts.read(() => findTicketByKey(db, request.params.key));
      return eventsOf(db, row.id);
    },
  );
  app.get(
    '/api/tickets/:key/let_pass',
    {
      onRequest: noStore,
      schema: {
        tags: ['tickets'],
        summary: 'Where the ticket would stand after letting people pass',
        params: Params,
        response: { 200: LetPassOutcomes, 404: ErrorBody },
      },
    },
    async (request) => acts.passing(await acts.read(() => findTicketByKey(db, request.params.key))),
  );
  calendarRoute(app, context, (...asked) => acts.read(() => byKey(...asked)), estimates);

  const readTickets = (listId: number): Read =>
    async function* (keys) {
      const nowServing = await servedIn(db, listId);
      for (const [index, row] of (await findTicketsOfList(db, listId, keys)).entries()) {
        // An estimate takes a moment: the other requests of this process come in between.
        if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
        const told = await acts.tell(row, row.walk_in);
        const ticket = toTicketByKey(row, told, nowServing);
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
  app.get(
    '/api/tickets/:key/live',
    {
      onRequest: noStore,
      compress: false,
      schema: {
        tags: ['tickets'],
        summary: 'The same as events named `ticket`: at once, and with every change',
        params: Params,
        querystring: LiveQuery,
        response: {
          200: streamSchema(TicketByKey),
          404: ErrorBody,
          429: ErrorBody,
          503: ErrorBody,
        },
      },
    },
    (request, reply) =>
      sendStream(request, reply, async () => {
        const row = await acts.read(() => findTicketByKey(db, request.params.key));
        return {
          kind: 'list',
          id: row.waiting_list_id,
          topic: row.key.replaceAll('-', ''),
          event: 'ticket',
          read: readTickets(row.waiting_list_id),
        };
      }),
  );
  for (const action of ['cancel', 'undo', 'came_late'] as const) {
    app.post(
      `/api/tickets/:key/${action}`,
      {
        onRequest: noStore,
        schema: {
          tags: ['tickets'],
          summary: `The same as for a holder with an account, for a walk-in: ${action}`,
          params: Params,
          response: changed,
        },
      },
      (request) => acts.act(walkIn(request, request.params.key), action),
    );
  }
  app.post(
    '/api/tickets/:key/let_pass',
    {
      onRequest: noStore,
      schema: {
        tags: ['tickets'],
        summary: 'The same as for a holder with an account, for a walk-in: let_pass',
        params: Params,
        body: LetPassPayload,
        response: { ...changed, 422: ErrorBody },
      },
    },
    (request) => acts.act(walkIn(request, request.params.key), 'let_pass', request.body),
  );
}
