import { getJoin, joinLine } from '#common/contract/door.ts';
import { Ticket } from '#common/contract/tickets.ts';
import type { App } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { servicesAtDoor } from '#server/repositories/door/join.ts';
import { toPlace } from '#server/repositories/members/members.ts';
import { createDoor, isOpenTicket } from './doorService.ts';
import { rememberPhone } from './phone.ts';

/** A number at the door of a place, with or without an account: GET and POST /api/join/{id}. */
export default async function joinRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  const door = createDoor(app);

  route(app, getJoin, {
    access: 'anyone or user',
    summary: 'Returns the services that give numbers at the door, and the number of the caller',
    description:
      'A valid code is traded for a `pass` of ten minutes, so that nobody is refused for reading ' +
      'slowly. Sets the cookie by which a phone gets its number back. A caller with an open number ' +
      'gets it whatever the code. A request with the code of the door marks the open number of an ' +
      'account as here.',
    errors: [404, 410, 429],
    handler: async (request, reply) => {
      const place = await door.placeOf(request, request.params.id);
      const ticket = await door.heldBy(request, place);
      const { code = '' } = request.query;
      const isHeld = ticket !== null && isOpenTicket(ticket);
      if (request.user && isHeld && request.query.code !== undefined)
        await door.arrive(place, ticket.key!, code);
      const opened =
        place.door === 'rotating' && code !== '' && !isHeld
          ? await door.open(request, place, code.trim())
          : null;
      rememberPhone(request, reply, context);
      return {
        organisation: toPlace(place),
        mode: place.door,
        notice: place.notice,
        pass: opened?.pass ?? null,
        services: await servicesAtDoor(db, place.id, clock.now(), {
          estimates: app.estimates,
          language: request.language,
        }),
        ticket,
      };
    },
  });

  route(app, joinLine, {
    access: 'anyone or user',
    changes: 'place',
    summary: 'Takes a number at the door, with or without an account',
    description:
      'One open number for each account, phone and place: again, 200 with the same ticket. Without ' +
      'an account, its key shows the ticket and authorises actions. Numbers reserved for the ' +
      'door are also for people with an account. 422 for lists as with POST /api/user/tickets, and ' +
      '`code_missing` if the place needs a code.',
    idempotent: true,
    responses: { 200: Ticket, 201: Ticket },
    errors: [404, 410, 422, 429],
    handler: async (request, reply) => {
      const { ticket, isNew } = await door.join(request, request.params.id, request.body);
      void reply.code(isNew ? 201 : 200);
      return ticket;
    },
  });
}
