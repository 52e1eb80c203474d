import type { FastifyRequest } from 'fastify';
import {
  LetPassPayload,
  Ticket,
  TicketRefusal,
  actOnOwnTicket,
  getOwnTicket,
  getOwnTicketEvents,
  setAlert as setAlertCall,
  removeAlert as removeAlertCall,
  cancelTicket,
} from '#common/contract/tickets.ts';
import { withAction } from '#common/contract/endpoint.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { userOf } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import { eventsOf } from '#server/repositories/line/line.ts';
import { hasEnoughAlerts, removeAlert, setAlert } from '#server/repositories/tickets/alerts.ts';
import { findOwnTicket } from '#server/repositories/tickets/tickets.ts';
import { createTicketService } from './ticketService.ts';

const CHANGED = { 200: Ticket, 409: TicketRefusal };

/** Actions of a ticket's holder: /api/user/tickets/{code} and below. */
export default async function holderRoutes(app: App): Promise<void> {
  const { context, estimates } = app;
  const { db, clock, keys } = context;
  const tickets = createTicketService(context, estimates);
  const own = (request: FastifyRequest, code: string) => () =>
    findOwnTicket(db, code, userOf(request).id, request.language);
  const described = (summary: string, description?: string) => ({
    access: 'user' as const,
    changes: 'place' as const,
    summary,
    ...(description !== undefined && { description }),
    responses: CHANGED,
    errors: [404],
  });

  route(app, getOwnTicket, {
    ...described("Returns one of the signed-in person's tickets"),
    handler: async (request) =>
      tickets.toResponse(await tickets.read(own(request, request.params.code)), true, request.user),
  });
  route(app, setAlertCall, {
    ...described(
      'Sets an alert for a number of people ahead',
      'It fires once, as `fired_at` of the ticket and optionally by e-mail. Rejected if it is ' +
        'pointless: 409 `not_possible_now` once the number was called or has ended, and ' +
        '`alert_passed` if the threshold is already reached. An unconfirmed address ' +
        'gets three by e-mail: 403 `address_not_confirmed`.',
    ),
    errors: [403],
    handler: async (request) => {
      const find = own(request, request.params.code);
      const language = request.language;
      const at = { keys, now: clock.now() };
      if (request.body.email && (await hasEnoughAlerts(db, request.user, at))) {
        throw new Problem(403, 'address_not_confirmed');
      }
      const ticket = await tickets.read(find);
      const wanted = { ...request.body, language };
      const outcome = await setAlert(db, ticket, request.user.id, wanted);
      const now = await tickets.toResponse(await tickets.read(find), true, request.user);
      if (outcome === 'set') return now;
      throw new Problem(409, outcome === 'over' ? 'not_possible_now' : 'alert_passed', {
        body: { ticket: now },
        values: { count: now.people_ahead ?? 0 },
      });
    },
  });
  route(app, removeAlertCall, {
    ...described('Removes the alert'),
    handler: async (request) => {
      const find = own(request, request.params.code);
      await removeAlert(db, (await tickets.read(find)).id);
      return tickets.toResponse(await tickets.read(find), true, request.user);
    },
  });
  route(app, cancelTicket, {
    ...described('Cancels a ticket before its call'),
    handler: async (request) =>
      tickets.apply(own(request, request.params.code), 'cancel', { person: request.user }),
  });
  route(app, withAction(actOnOwnTicket, 'undo'), {
    ...described(
      'Undoes the cancellation of a ticket',
      'Within 60 seconds, with the same position, also if the list has closed. 409 ' +
        '`place_taken` if the list is full, `line_over` if nobody is called any more, and `too_many_open_tickets_that_day` or ' +
        '`too_many_open_tickets` if the person has reached a limit meanwhile.',
    ),
    handler: async (request) =>
      tickets.apply(own(request, request.params.code), 'undo', { person: request.user }),
  });
  route(app, withAction(actOnOwnTicket, 'let_pass', LetPassPayload), {
    ...described(
      'Lets people pass',
      'Moves the ticket behind this many people, or behind the last person. ' +
        'At most three times, and only while somebody waits behind it.',
    ),
    handler: async (request) =>
      tickets.apply(own(request, request.params.code), 'let_pass', {
        person: request.user,
        people: request.body.people,
      }),
  });
  route(app, withAction(actOnOwnTicket, 'came_late'), {
    ...described(
      'Rejoins the line after a no-show',
      'Once, within the rejoin time of the place. The ticket moves behind the next two people.',
    ),
    handler: async (request) =>
      tickets.apply(own(request, request.params.code), 'came_late', { person: request.user }),
  });
  route(app, getOwnTicketEvents, {
    access: 'user',
    summary: 'Lists the events of the line since the ticket was issued, without names',
    handler: async (request) =>
      eventsOf(db, (await tickets.read(own(request, request.params.code))).id),
  });
}
