import type { FastifyRequest } from 'fastify';
import { isCalendarDate } from '#common/calendar/days.ts';
import {
  getMemberships,
  getCounter,
  changeList as changeListCall,
  addWalkIn as addWalkInCall,
  findTickets,
  WALK_IN_NAME_MAX,
  WalkInTicket,
} from '#common/contract/counter.ts';
import { getKiosk } from '#common/contract/places/kiosks.ts';
import type { App, Context } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { longFault, refuseFaults, tidy } from '#server/lib/fieldProblems.ts';
import { found, Problem } from '#server/lib/problem.ts';
import { lookupOf } from '#server/lib/secrets/lookup.ts';
import { deviceOf, userOf } from '#server/plugins/access.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import { Refused } from '#server/repositories/idempotency.ts';
import { listsOfDay } from '#server/repositories/counter/counterView.ts';
import { findTickets as findInLine } from '#server/repositories/counter/findTickets.ts';
import { lineDate } from '#server/repositories/line/line.ts';
import { addWalkIn, changeList } from '#server/repositories/counter/lists.ts';
import { counterNames, placesOfMember, toPlace } from '#server/repositories/members/members.ts';
import { isPlaceOpen } from '#server/repositories/line/opening.ts';
import { noticeOf } from '#server/repositories/organisations/notice.ts';
import type { Limit } from '#server/repositories/people/rateLimits.ts';
import { counterServices } from '#server/repositories/places/counters.ts';
import { kioskLists, placeOfDevice, recordLastSeen } from '#server/repositories/places/devices.ts';
import { findTicketByKey } from '#server/repositories/tickets/tickets.ts';
import { doorAt } from '#server/routes/door/doorAt.ts';
import { createTicketService } from '#server/routes/tickets/ticketService.ts';
import { countAgainst } from '#server/plugins/requests/rateLimits.ts';

/** Statuses of refused walk-ins other than 422. */
const STATUS: Partial<Record<string, number>> = {
  device_revoked: 401,
  waiting_list_not_found: 404,
};

/** Faster than any real queue at a door, so that playing with the button is limited. */
const OF_DEVICE: Limit = { name: 'walk_ins_of_device', max: 20, seconds: 60 };

/** The place of a device, if requested, in the language of the screen. @throws Problem 404 */
const placeOf = async ({ db }: Context, request: FastifyRequest, id: string) =>
  found(await placeOfDevice(db, deviceOf(request), id, request.language), 'organisation_not_found');

/** Lists for members and kiosks: /api/user/places, /api/counter/{id}, GET /api/kiosk/{id}. */
export default async function listRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  route(app, getMemberships, {
    access: 'user',
    summary: 'Lists the places where the signed-in person is a member',
    handler: async (request) => {
      const places = await placesOfMember(db, request.user.id, request.language);
      return {
        records: places.map((place) => ({ organisation: toPlace(place), role: place.role })),
      };
    },
  });

  route(app, getCounter, {
    access: 'member',
    summary: 'Lists the waiting lists of a day with everyone who is waiting or being served',
    description:
      'Without `date`, the lists of the service day after those lists of yesterday ' +
      'that may still call somebody.',
    handler: async (request) => {
      const { date } = request.query;
      if (date !== undefined && !isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
      const { place } = request;
      return {
        organisation: toPlace(place),
        counters: counterNames(place),
        counter_services: await counterServices(db, place.id, counterNames(place)),
        confirms_arrival: place.confirms_arrival,
        clerks_choose_services: place.clerks_choose_services,
        patience_seconds: place.patience_seconds,
        open: await isPlaceOpen(db, place.id, clock.now()),
        waiting_lists: await listsOfDay(db, {
          organisationId: place.id,
          date,
          now: clock.now(),
          language: request.language,
        }),
      };
    },
  });

  route(app, findTickets, {
    access: 'member',
    summary: 'Finds tickets of a day by label, number or the beginning of a name',
    description:
      'At most 20, in any state and in line order, each with what happened to it and what can be ' +
      'done. Without `date`, those of the day that the place serves now.',
    handler: async (request) => {
      const { q: query, date } = request.query;
      if (date !== undefined && !isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
      const { place, language } = request;
      const { id } = place;
      const now = clock.now();
      const day = date ?? (await lineDate(db, id, now));
      return {
        records: await findInLine(db, { organisationId: id, date: day, query, now, language }),
      };
    },
  });

  route(app, getKiosk, {
    access: 'device',
    summary: 'Returns a place and the lists of its service day for a kiosk',
    description:
      'The device sends `Authorization: Device` and its secret. 401 `device_revoked` after it ' +
      'was revoked; 404 at every other place.',
    handler: async (request) => {
      const device = deviceOf(request);
      const { id, presence, ...organisation } = await placeOf(context, request, request.params.id);
      const now = clock.now();
      await recordLastSeen(db, device, now);
      return {
        organisation,
        device: { name: device.name },
        door: await doorAt(context, id, now),
        notice: await noticeOf(db, id, now),
        presence,
        waiting_lists: await kioskLists(
          db,
          { organisationId: id, language: request.language, now },
          app.estimates,
        ),
      };
    },
  });

  const tickets = createTicketService(context, app.estimates);

  route(app, changeListCall, {
    access: 'member of the list',
    changes: 'place',
    summary: 'Opens, pauses or closes a list, with a message, and sets its capacity',
    description:
      'A list that reopens loses its message unless the request sets a new one. `abort_open` with ' +
      '`closed` ends every open ticket with `list_closed`.',
    handler: async (request) => {
      const { list, user, language } = request;
      if ((request.body.counters_open ?? 0) > list.counters) {
        throw new Problem(422, 'too_many_counters', { values: { count: list.counters } });
      }
      const writing = writingOf(context, request);
      return changeList(db, { list, userId: user.id, writing, language }, request.body);
    },
  });

  route(app, addWalkInCall, {
    access: 'member or device',
    changes: 'place',
    summary: 'Issues a ticket for a person without an account',
    description:
      'The key of the ticket shows it and authorises actions, and `lookup` opens it at `/find`. A kiosk may use this endpoint ' +
      'for the lists of the service day of its place.',
    idempotent: true,
    responses: { 201: WalkInTicket },
    errors: [429],
    handler: async (request) => {
      const { place, language } = request;
      const device = place ? null : deviceOf(request);
      if (device) {
        await countAgainst(context, db, request, 'too_many_walk_ins', [[OF_DEVICE, device.code]]);
      }
      const { waiting_list_code: code, service = null, date = null } = request.body;
      if (date !== null && !isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
      // A kiosk asks nobody for a name.
      const name = (place && tidy(request.body.name ?? '')) || null;
      refuseFaults(request, { name: longFault(name ?? '', WALK_IN_NAME_MAX) });
      const now = clock.now();
      const issued = await addWalkIn(db, {
        priority: request.body.priority ?? null,
        organisationId: place?.id ?? device!.organisation_id,
        userId: place ? userOf(request).id : null,
        device,
        list: code === undefined ? { service, date } : { code },
        name,
        idempotencyKey: request.idempotencyKey,
        now,
        today: today(clock),
      });
      if (issued instanceof Refused) throw new Problem(STATUS[issued.reason] ?? 422, issued.reason);
      const { key, isNew } = issued;
      const row = await tickets.read(() => findTicketByKey(db, key, language));
      if (!isNew && row.status !== 'scheduled' && row.status !== 'running') {
        throw new Problem(422, 'number_over');
      }
      if (isNew) app.recordPrediction({ code: row.code, ahead: row.people_ahead, at: now });
      return { ...(await tickets.toResponse(row, true)), lookup: lookupOf(context.keys, key) };
    },
  });
}
