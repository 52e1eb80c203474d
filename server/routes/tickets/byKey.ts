import { Type } from 'typebox';
import { ErrorBody } from '#common/contract/common.ts';
import { LetPassPayload, Ticket, TicketRefusal } from '#common/contract/tickets.ts';
import type { App, Context } from '#server/context.ts';
import { noStore } from '#server/plugins/auth.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import { findTicketByKey } from '#server/repositories/tickets/tickets.ts';
import { createActs } from './act.ts';

const Params = Type.Object({ key: Type.String({ description: '128 random bits in hex.' }) });

/**
 * A ticket by its key: /api/tickets/{key}. Whoever has the key may look; it acts only for a walk-in,
 * because a ticket of an account is acted on by who is signed in to it.
 */
export function keyRoutes(app: App, context: Context, estimates: Estimates): void {
  const { db } = context;
  const acts = createActs(context, estimates);
  const walkIn = (key: string) => async () => {
    const row = await findTicketByKey(db, key);
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
        response: { 200: Ticket, 404: ErrorBody },
      },
    },
    async (request) => {
      const row = await acts.read(() => findTicketByKey(db, request.params.key));
      return acts.tell(row, row.walk_in);
    },
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
      (request) => acts.act(walkIn(request.params.key), action),
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
    (request) => acts.act(walkIn(request.params.key), 'let_pass', request.body.people),
  );
}
