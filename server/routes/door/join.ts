import { getJoin, joinLine } from '#common/contract/door.ts';
import { Ticket } from '#common/contract/tickets.ts';
import type { App } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { servicesAtDoor } from '#server/repositories/door/join.ts';
import { toPlace } from '#server/repositories/members/members.ts';
import { createDoor, isOpenTicket } from './doorService.ts';
import { rememberPhone } from './phone.ts';

/** A number at the door of a place, without an account: GET and POST /api/join/{id}. */
export default async function joinRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  const door = createDoor(app);

  route(app, getJoin, {
    access: 'anyone',
    summary: 'Returns the services that give numbers at the door, and the number of this phone',
    description:
      'A valid code is traded for a `pass` of ten minutes, so that nobody is refused for reading ' +
      'slowly. Sets the cookie by which a phone gets its number back. A phone with an open number ' +
      'gets it whatever the code.',
    errors: [404, 410, 429],
    handler: async (request, reply) => {
      const place = await door.placeOf(request, request.params.id);
      const ticket = await door.heldBy(request, place);
      const { code = '' } = request.query;
      const mayFail = ticket !== null && isOpenTicket(ticket);
      const opened =
        place.door === 'rotating' && code !== '' && !mayFail
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
    access: 'anyone',
    changes: 'place',
    summary: 'Takes a number at the door, without an account',
    description:
      'One open number for each phone and place: again from the same phone, 200 with the same ' +
      'ticket. Its key shows the ticket and authorises actions. 422 for lists as with accounts, and ' +
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
