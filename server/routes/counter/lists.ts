import { Type } from 'typebox';
import { CounterList, ListChange, WalkInPayload } from '#common/contract/counter.ts';
import { Ticket } from '#common/contract/tickets.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import { userOf } from '#server/plugins/auth.ts';
import { addWalkIn, changeList } from '#server/repositories/line/lists.ts';
import { listOfMember } from '#server/repositories/line/members.ts';
import { findTicketByKey } from '#server/repositories/tickets/tickets.ts';
import { createActs } from '#server/routes/tickets/act.ts';
import { createDeviceTakes } from './kiosk.ts';

/** A list as its members manage it: PATCH /api/counter/waiting_lists/{code} and walk-ins. */
export default async function listRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;
  const acts = createActs(app.context, app.estimates);
  const takeAtDoor = createDeviceTakes(app);

  route(app, 'PATCH /api/counter/waiting_lists/:code', {
    access: 'member of the list',
    tags: ['counter'],
    summary: 'Opens, pauses or closes a list, with a message, and sets its size',
    description:
      'A list that opens again loses its message unless it gets another. `abort_open` with ' +
      '`closed` ends every open ticket as `list_closed`.',
    params: Type.Object({ code: Type.String() }),
    body: ListChange,
    answers: { 200: CounterList },
    handler: async (request) => {
      const { list, user } = request;
      if ((request.body.counters_open ?? 0) > list.counters) {
        throw new Problem(422, 'too_many_counters', { values: { count: list.counters } });
      }
      return changeList(db, { list, userId: user.id, now: clock.now() }, request.body);
    },
  });

  route(app, 'POST /api/counter/:id/walk_ins', {
    access: 'member or device',
    tags: ['counter'],
    summary: 'Takes a number for somebody without an account',
    description:
      'Their ticket is looked at, and acted on, by its key. A device at the door may call it ' +
      "for today's lists of its place.",
    params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
    idempotent: true,
    body: WalkInPayload,
    answers: { 201: Ticket },
    errors: [429],
    handler: async (request) => {
      const { place, language } = request;
      if (!place) return takeAtDoor(request);
      const userId = userOf(request).id;
      const list = await listOfMember(db, userId, request.body.waiting_list_code);
      if (list?.id !== place.id) throw new Problem(404, 'waiting_list_not_found');
      const now = clock.now();
      const { key, isNew } = await addWalkIn(
        db,
        { list, userId, now },
        { idempotencyKey: request.idempotencyKey, today: today(clock) },
      );
      const row = await acts.read(() => findTicketByKey(db, key, language));
      if (isNew) app.recordPromisedWindow({ code: row.code, ahead: row.people_ahead, at: now });
      return acts.tell(row, true);
    },
  });
}
