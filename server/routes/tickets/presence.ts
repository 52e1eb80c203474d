import { setPresence } from '#common/contract/ticketByKey.ts';
import { Ticket, TicketRefusal } from '#common/contract/tickets.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';
import { savePresence } from '#server/repositories/tickets/presence.ts';
import { findOwnTicket, findTicketByKey } from '#server/repositories/tickets/tickets.ts';
import { createTicketService } from './ticketService.ts';

/** The whereabouts of a ticket's holder: POST /api/tickets/{key}/presence. */
export default async function presenceRoutes(app: App): Promise<void> {
  const { context, estimates } = app;
  const { db, clock } = context;
  const tickets = createTicketService(context, estimates);

  route(app, setPresence, {
    access: 'anyone or user',
    changes: 'place',
    summary: 'Says where the holder of a waiting ticket is',
    description:
      'A walk-in’s key authorises it; the ticket of an account requires its sign-in, and is 404 for ' +
      'everybody else. `away`, once a ticket, means back in 15 minutes: the ticket keeps its place, ' +
      'and "next" passes over it meanwhile. 409 `presence_off`, `away_used`, `not_possible_now`.',
    responses: { 200: Ticket, 409: TicketRefusal },
    handler: async ({ params, body, user, language }) => {
      const person = user ?? undefined;
      const own = () =>
        tickets.read(async () => {
          const row = await findTicketByKey(db, params.key, language);
          if (!row || row.walk_in) return row;
          return person && findOwnTicket(db, row.code, person.id, language);
        });
      const { id, waiting_list_id: listId, walk_in: isWalkIn } = await own();
      const input = { ticketId: id, listId, state: body.state, now: clock.now() };
      const refusal = await savePresence(db, input);
      const ticket = await tickets.toResponse(await own(), true, isWalkIn ? undefined : person);
      if (refusal) throw new Problem(409, refusal, { body: { ticket } });
      return ticket;
    },
  });
}
