import { Type } from 'typebox';
import { CallAnswer, CallPayload, CounterRefusal } from '#common/contract/counter.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { press, type Called } from '#server/repositories/line/calls.ts';
import { counterTicket, servedAt } from '#server/repositories/line/counterView.ts';
import { counterNames, listOfMember, ticketOfMember } from '#server/repositories/line/members.ts';
import { CounterBusy, NotPossibleNow } from '#server/repositories/line/moves.ts';

/** "Call next": POST /api/counter/{id}/calls. */
export default async function callRoute(app: App): Promise<void> {
  const { db, clock } = app.context;

  route(app, 'POST /api/counter/:id/calls', {
    access: 'member',
    tags: ['counter'],
    summary: 'Calls the next person to a counter, and ends whom it served',
    description:
      'Two counters that call at the same instant never call the same person and never skip ' +
      'one. A repeat with the same `Idempotency-Key` answers what the first press did. A counter ' +
      'serves one person at a time: where one is served and `finish` does not say what becomes of ' +
      'them (`counter_busy`), or they cannot be given up yet, nobody is called: 409 with that ticket.',
    params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
    idempotent: 'required',
    body: CallPayload,
    answers: { 200: CallAnswer, 409: CounterRefusal },
    handler: async (request) => {
      const { waiting_list_code: code, counter, finish = null, ticket_code: chosen } = request.body;
      const { place } = request;
      const userId = request.user.id;
      const list = await listOfMember(db, userId, code);
      if (list?.id !== place.id) throw new Problem(404, 'waiting_list_not_found');
      const wanted = chosen === undefined ? undefined : await ticketOfMember(db, userId, chosen);
      if (chosen !== undefined && wanted?.list_id !== list.list_id)
        throw new Problem(404, 'ticket_not_found');
      const ticketId = wanted?.ticket_id;
      if (!counterNames(place).includes(counter)) throw new Problem(422, 'unknown_counter');
      const now = clock.now();
      let called: Called;
      try {
        called = await press(db, {
          list,
          userId,
          key: request.idempotencyKey,
          counter,
          finish,
          ticketId,
          now,
        });
      } catch (error) {
        if (!(error instanceof NotPossibleNow)) throw error;
        const own = await counterTicket(db, ticketId ?? null, now);
        const overtaken = own && own.status !== 'scheduled' ? own : null;
        const ticket = overtaken ?? (await servedAt(db, { listId: list.list_id, counter, now }));
        const code = error instanceof CounterBusy ? 'counter_busy' : 'not_possible_now';
        throw new Problem(409, code, { body: { ticket } });
      }
      return {
        ticket: await counterTicket(db, called.ticketId, now),
        finished: await counterTicket(db, called.finishedId, now),
      };
    },
  });
}
