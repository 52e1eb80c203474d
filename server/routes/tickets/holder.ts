import type { FastifyRequest } from 'fastify';
import {
  LetPassPayload,
  Ticket,
  TicketEvents,
  TicketRefusal,
  getOwnTicket,
  setAlert as setAlertCall,
  removeAlert as removeAlertCall,
  cancelTicket,
} from '#common/contract/tickets.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { userOf } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import { eventsOf } from '#server/repositories/line/line.ts';
import { hasEnoughAlerts, removeAlert, setAlert } from '#server/repositories/tickets/alerts.ts';
import { findOwnTicket } from '#server/repositories/tickets/tickets.ts';
import { createActs } from './act.ts';

const CHANGED = { 200: Ticket, 409: TicketRefusal };

/** Actions of the holder of a ticket: /api/user/tickets/{code} and below. */
export default async function holderRoutes(app: App): Promise<void> {
  const { context, estimates } = app;
  const { db, clock, keys } = context;
  const acts = createActs(context, estimates);
  const own = (request: FastifyRequest, code: string) => () =>
    findOwnTicket(db, code, userOf(request).id, request.language);
  const described = (summary: string, description?: string) => ({
    access: 'user' as const,
    changes: 'place' as const,
    summary,
    ...(description !== undefined && { description }),
    answers: CHANGED,
    errors: [404],
  });

  route(app, getOwnTicket, {
    ...described("One of one's own tickets"),
    handler: async (request) =>
      acts.tell(await acts.read(own(request, request.params.code)), true, request.user),
  });
  route(app, setAlertCall, {
    ...described(
      'Asks to be told once when so many people are ahead',
      'By `fired_at` of the ticket, and by e-mail if wanted. Refused where it would be ' +
        'pointless: 409 `not_possible_now` once the number was called or is over, and ' +
        '`alert_passed` when no more than so many are ahead already. An address that is not ' +
        'confirmed gets three by e-mail: 403 `address_not_confirmed`.',
    ),
    errors: [403],
    handler: async (request) => {
      const find = own(request, request.params.code);
      const language = request.language;
      const at = { keys, now: clock.now() };
      if (request.body.email && (await hasEnoughAlerts(db, request.user, at))) {
        throw new Problem(403, 'address_not_confirmed');
      }
      const ticket = await acts.read(find);
      const wanted = { ...request.body, language };
      const outcome = await setAlert(db, ticket, request.user.id, wanted);
      const now = await acts.tell(await acts.read(find), true, request.user);
      if (outcome === 'set') return now;
      throw new Problem(409, outcome === 'over' ? 'not_possible_now' : 'alert_passed', {
        body: { ticket: now },
        values: { count: now.people_ahead ?? 0 },
      });
    },
  });
  route(app, removeAlertCall, {
    ...described('Asks not to be told any more'),
    handler: async (request) => {
      const find = own(request, request.params.code);
      await removeAlert(db, (await acts.read(find)).id);
      return acts.tell(await acts.read(find), true, request.user);
    },
  });
  route(app, cancelTicket, {
    ...described('Gives a number back before its call'),
    handler: async (request) =>
      acts.act(own(request, request.params.code), 'cancel', { person: request.user }),
  });
  route(app, 'POST /api/user/tickets/:code/undo', {
    ...described(
      'Takes back that a number was given back',
      'Within 60 seconds, with the same position, also when the list is closed by now; 409 ' +
        '`place_taken` once the list has no free place, `line_over` once nobody is called, and `too_many_open_tickets_that_day` or ' +
        '`too_many_open_tickets` when one holds as many as one may by then.',
    ),
    handler: async (request) =>
      acts.act(own(request, request.params.code), 'undo', { person: request.user }),
  });
  route(app, 'POST /api/user/tickets/:code/let_pass', {
    ...described(
      'Lets people pass',
      'The ticket then stands behind so many, or behind the last of them if there are fewer. ' +
        'Three times at most, and only while somebody waits further back.',
    ),
    body: LetPassPayload,
    handler: async (request) =>
      acts.act(own(request, request.params.code), 'let_pass', {
        person: request.user,
        people: request.body.people,
      }),
  });
  route(app, 'POST /api/user/tickets/:code/came_late', {
    ...described(
      'Says that somebody is there after all who did not come when called',
      'Once, within the grace of the place; the ticket then stands behind the next two.',
    ),
    handler: async (request) =>
      acts.act(own(request, request.params.code), 'came_late', { person: request.user }),
  });
  route(app, 'GET /api/user/tickets/:code/events', {
    access: 'user',
    summary: 'What happened in the line since the ticket was taken, without names',
    answers: { 200: TicketEvents },
    handler: async (request) =>
      eventsOf(db, (await acts.read(own(request, request.params.code))).id),
  });
}
