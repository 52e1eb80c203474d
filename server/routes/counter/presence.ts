import { CounterRefusal, CounterTicket } from '#common/contract/counter.ts';
import { setPresenceAtCounter } from '#common/contract/ticketSteps.ts';
import { arriveAtKiosk } from '#common/contract/places/kiosks.ts';
import type { App } from '#server/context.ts';
import { labelOf, lookalikeOf, readLabel } from '#server/lib/labels.ts';
import { Problem } from '#server/lib/problem.ts';
import { deviceOf } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import { counterTicket } from '#server/repositories/counter/counterView.ts';
import type { Limit } from '#server/repositories/people/rateLimits.ts';
import { isAtPlace } from '#server/repositories/places/devices.ts';
import { savePresence, waitingOfRank } from '#server/repositories/tickets/presence.ts';
import { countAgainst } from '#server/plugins/requests/rateLimits.ts';

const ARRIVALS: Limit = { name: 'arrivals_of_device', max: 30, seconds: 60 };

/** Arrivals that clerks and kiosks report. */
export default async function presenceRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  route(app, setPresenceAtCounter, {
    access: 'member of the ticket',
    changes: 'place',
    summary: 'Records where the holder of a waiting ticket is',
    description: '409 `presence_off`, `away_used`, `not_possible_now` with the ticket.',
    responses: { 200: CounterTicket, 409: CounterRefusal },
    handler: async ({ held, user, language, body: { state } }) => {
      const now = clock.now();
      const { ticket_id: ticketId, list_id: listId } = held;
      const member = { organisationId: held.id, userId: user.id, code: held.ticket_code };
      const refusal = await savePresence(db, { ticketId, listId, state, now, member });
      const ticket = await counterTicket(db, ticketId, { now, language });
      if (refusal) throw new Problem(409, refusal, { body: { ticket } });
      return ticket!;
    },
  });

  route(app, arriveAtKiosk, {
    access: 'device',
    changes: 'place',
    summary: 'Marks a waiting number of the service day as here, by its label',
    description:
      'The kiosk shows nothing about the number but its label. 404 for numbers that do not wait ' +
      'today, 409 `presence_off`.',
    errors: [404, 409, 429],
    handler: async (request) => {
      const device = deviceOf(request);
      if (!(await isAtPlace(db, device, request.params.id))) {
        throw new Problem(404, 'organisation_not_found');
      }
      await countAgainst(context, db, request, 'too_many_arrivals', [[ARRIVALS, device.code]]);
      const now = clock.now();
      const typed = readLabel(request.body.label);
      const { organisation_id: place } = device;
      const waiting = typed ? await waitingOfRank(db, place, { rank: typed.rank, now }) : [];
      const match = waiting.find(({ letter }) => lookalikeOf(letter ?? '') === typed!.letters);
      if (!match) throw new Problem(404, 'ticket_not_found');
      const { letter, ...ticket } = match;
      const refusal = await savePresence(db, { ...ticket, state: 'here', now });
      if (refusal) throw new Problem(409, refusal);
      return { label: labelOf({ letter, rank: typed!.rank }) };
    },
  });
}
