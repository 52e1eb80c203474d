import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody } from '#common/contract/common.ts';
import { CounterList, ListChange, WalkInPayload } from '#common/contract/counter.ts';
import { DevicePressHeaders } from '#common/contract/places/devices.ts';
import { Ticket } from '#common/contract/tickets.ts';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { isFromDevice, requireDevice } from '#server/plugins/deviceAuth.ts';
import type { NoteTaken } from '#server/plugins/toldWindows.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import { addWalkIn, changeList } from '#server/repositories/line/lists.ts';
import { listOfMember, placeOfMember } from '#server/repositories/line/members.ts';
import { placeNamedIn } from '#server/repositories/organisations/english.ts';
import { findTicketByKey } from '#server/repositories/tickets/tickets.ts';
import { idempotencyKey } from '#server/plugins/requests/idempotencyKey.ts';
import { createActs } from '#server/routes/tickets/act.ts';
import { createDeviceTakes } from './kiosk.ts';

/** A list as its members manage it: PATCH /api/counter/waiting_lists/{code} and walk-ins. */
export function listRoutes(
  app: App,
  context: Context,
  estimates: Estimates,
  noteTaken: NoteTaken,
): void {
  const { db, clock } = context;
  const user = requireUser(context);
  const device = requireDevice(context);
  const onRequest = [noStore, user];
  const acts = createActs(context, estimates);
  const takeAtDoor = createDeviceTakes(context, estimates, noteTaken);
  const security = [{ bearer: [] }];

  app.patch(
    '/api/counter/waiting_lists/:code',
    {
      onRequest,
      schema: {
        tags: ['counter'],
        summary: 'Opens, pauses or closes a list, with a message, and sets its size',
        description:
          'A list that opens again loses its message unless it gets another. `abort_open` with ' +
          '`closed` ends every open ticket as `list_closed`.',
        security,
        params: Type.Object({ code: Type.String() }),
        body: ListChange,
        response: { 200: CounterList, 401: ErrorBody, 404: ErrorBody, 422: ErrorBody },
      },
    },
    async (request) => {
      const userId = userOf(request).id;
      const list = await listOfMember(db, userId, request.params.code);
      if (!list) throw new Problem(404, 'waiting_list_not_found');
      if ((request.body.counters_open ?? 0) > list.counters) {
        throw new Problem(422, 'too_many_counters', { values: { count: list.counters } });
      }
      return changeList(db, { list, userId, now: clock.now() }, request.body);
    },
  );

  app.post(
    '/api/counter/:id/walk_ins',
    {
      onRequest: [
        noStore,
        (request: FastifyRequest) => (isFromDevice(request) ? device(request) : user(request)),
      ],
      schema: {
        tags: ['counter'],
        summary: 'Takes a number for somebody without an account',
        description:
          'Their ticket is looked at, and acted on, by its key. A device at the door may call it ' +
          "for today's lists of its place. A repeat of a press, with the same `Idempotency-Key`, " +
          'answers the same ticket: of any press of a member, of the last one of a device.',
        security: [...security, { device: [] }],
        params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
        headers: DevicePressHeaders,
        body: WalkInPayload,
        response: {
          201: Ticket,
          401: ErrorBody,
          404: ErrorBody,
          422: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      if (request.device) return takeAtDoor(request, reply);
      const userId = userOf(request).id;
      const place = await placeOfMember(db, userId, request.params.id);
      if (!place) throw new Problem(404, 'organisation_not_found');
      const list = await listOfMember(db, userId, request.body.waiting_list_code);
      if (list?.id !== place.id) throw new Problem(404, 'waiting_list_not_found');
      const now = clock.now();
      const language = languageOf(request.headers['accept-language']);
      const press = idempotencyKey(request.headers['idempotency-key']);
      const outcome = await addWalkIn(db, { list, userId, now }, { press, today: today(clock) });
      if ('repeated' in outcome) {
        const row = await acts.read(() => findTicketByKey(db, outcome.repeated, language));
        return reply.code(201).send(await acts.tell(row, true));
      }
      if (outcome.refusal) throw new Problem(422, outcome.refusal);
      const { code, people_ahead: ahead } = outcome.ticket;
      noteTaken({ code, ahead, at: now });
      return reply.code(201).send(await placeNamedIn(language, db, outcome.ticket));
    },
  );
}
