import {
  CallResponse,
  CounterPayload,
  CounterRefusal,
  CounterTicket,
  MEMBER_ACTIONS,
  type MemberAction,
  actOnTicket,
  callNext,
} from '#common/contract/counter.ts';
import { withAction } from '#common/contract/endpoint.ts';
import type { App } from '#server/context.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import { valueOf } from '#server/db/client.ts';
import { Problem } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';
import { record } from '#server/repositories/members/audit.ts';
import {
  type Called,
  CounterBusy,
  listsCalledFrom,
  transitionTicket,
  NotPossibleNow,
  callNextOnce,
  resumeVisit,
} from '#server/repositories/line/ticketTransitions.ts';
import {
  counterTicket,
  counterTickets,
  servedAt,
} from '#server/repositories/counter/counterView.ts';
import { lineDate } from '#server/repositories/line/line.ts';
import {
  counterNames,
  type MemberPlace,
  ticketOfMember,
} from '#server/repositories/members/members.ts';
import {
  chooseServices,
  othersWaiting,
  ServiceNotServed,
} from '#server/repositories/places/counters.ts';

const SUMMARIES: Record<MemberAction, string> = {
  call: 'Calls this ticket, regardless of its position, to a free counter',
  recall: 'Repeats the call of a ticket',
  done: 'Ends a visit as served',
  no_show: 'Ends a call as a no-show after the no-show time of the place',
  resume:
    'Reverts the end of a visit within 60 seconds and, with `instead_of`, the call that followed',
  return: 'Reverts a call: the ticket waits again in its position',
};

/** Calls at a counter: POST /api/counter/{id}/calls, /api/counter/tickets/{code}/{action}. */
export default async function callRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;

  /** @throws Problem 404 for an unknown service, 422 for one that the counter may not serve */
  const servedNow = async (
    { id, clerks_choose_services: mayWiden }: MemberPlace,
    n: number,
    chosen: readonly string[] | undefined,
  ): Promise<number[] | null> => {
    try {
      return await chooseServices(db, { placeId: id, n, chosen, mayWiden });
    } catch (error) {
      if (!(error instanceof ServiceNotServed)) throw error;
      throw error.isKnown
        ? new Problem(422, 'service_not_served')
        : new Problem(404, 'service_not_found');
    }
  };

  route(app, callNext, {
    access: 'member',
    changes: 'place',
    summary: 'Ends the current visit at a counter and calls the next person',
    description:
      'Concurrent calls of two counters never call the same person and never skip ' +
      'one. A repeat with the same `Idempotency-Key` returns the first result. A counter ' +
      'serves one person at a time. If it serves somebody and `finish` is absent ' +
      '(`counter_busy`), or the no-show time has not passed, nobody is called: 409 with that ticket. ' +
      'Without a list it calls those whom the counter serves; if nobody of them waits, `others` says ' +
      'who waits for what. `services` narrows that, or widens it if the owner allows it.',
    idempotent: 'required',
    responses: { 200: CallResponse, 409: CounterRefusal },
    handler: async (request) => {
      const {
        waiting_list_code: code,
        date,
        counter,
        finish = null,
        ticket_code: chosen,
        services: chosenServices,
      } = request.body;
      const { place } = request;
      const userId = request.user.id;
      const now = clock.now();
      const reading = { now, language: request.language };
      if (date !== undefined && !isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
      const lists = await listsCalledFrom(
        db,
        place.id,
        code === undefined ? { date: date ?? (await lineDate(db, place.id, now)) } : { code },
      );
      const [list] = lists;
      if (!list) throw new Problem(404, 'waiting_list_not_found');
      const listIds = lists.map(({ id }) => id);
      // A call from one list ignores what the counter serves.
      const lineId =
        code === undefined ? (lists.find((one) => one.line_id)?.line_id ?? null) : null;
      const wanted = chosen === undefined ? undefined : await ticketOfMember(db, userId, chosen);
      if (chosen !== undefined && !listIds.includes(wanted?.list_id ?? 0))
        throw new Problem(404, 'ticket_not_found');
      const ticketId = wanted?.ticket_id;
      const n = counterNames(place).indexOf(counter);
      if (n < 0) throw new Problem(422, 'unknown_counter');
      const services = lineId === null ? null : await servedNow(place, n, chosenServices);
      let called: Called;
      try {
        called = await callNextOnce(db, request.idempotencyKey, code ?? `line/${date ?? ''}`, {
          listId: lineId === null ? list.id : null,
          lineId,
          services,
          counter,
          finish,
          ticketId,
          actor: 'provider',
          userId,
          now,
        });
      } catch (error) {
        if (!(error instanceof NotPossibleNow)) throw error;
        const own = await counterTicket(db, ticketId ?? null, reading);
        const overtaken = own && own.status !== 'scheduled' ? own : null;
        const ticket = overtaken ?? (await servedAt(db, { listIds, counter, ...reading }));
        const code = error instanceof CounterBusy ? 'counter_busy' : 'not_possible_now';
        throw new Problem(409, code, { body: { ticket } });
      }
      const isEmpty = called.ticketId === null && lineId !== null && services !== null;
      const { ticketId: calledId, finishedId } = called;
      const ids = [calledId, finishedId].filter((id) => id !== null);
      const changed = ids.length > 0 ? await counterTickets(db, ids, reading) : [];
      return {
        ticket: calledId === null ? null : changed[0]!,
        finished: finishedId === null ? null : changed.at(-1)!,
        ...(isEmpty && {
          others: await othersWaiting(db, { lineId, services, language: request.language }),
        }),
      };
    },
  });

  for (const action of MEMBER_ACTIONS) {
    route(app, withAction(actOnTicket, action, CounterPayload), {
      access: 'member of the ticket',
      changes: 'place',
      summary: SUMMARIES[action],
      responses: { 200: CounterTicket, 409: CounterRefusal },
      handler: async (request) => {
        const { code } = request.params;
        const { counter, instead_of: called } = request.body;
        const { held: found, user } = request;
        const instead =
          action === 'resume' && called !== undefined
            ? await ticketOfMember(db, user.id, called)
            : null;
        if (instead === undefined) throw new Problem(404, 'ticket_not_found');
        const names = counterNames(found);
        if (counter === undefined ? action === 'call' : !names.includes(counter)) {
          throw new Problem(422, 'unknown_counter');
        }
        // Only a call sets the counter. Other actions use the ticket's counter.
        const callsTo = action === 'call' || action === 'recall' ? counter : undefined;
        const now = clock.now();
        const reading = { now, language: request.language };
        const ticketNow = async () => (await counterTicket(db, found.ticket_id, reading))!;
        try {
          await db.transaction(async (tx) => {
            const ticketId = found.ticket_id;
            // Lock the line first, as all transactions do.
            await tx.query('SELECT lock_lines(ARRAY[$1::bigint])', [found.list_id]);
            const own = await valueOf<string | null>(
              tx,
              'SELECT counter FROM tickets WHERE id = $1',
              [ticketId],
            );
            await (action === 'resume'
              ? resumeVisit(tx, { ticketId, calledId: instead?.ticket_id ?? null, now })
              : transitionTicket(tx, {
                  ticketId,
                  action,
                  actor: 'provider',
                  now,
                  counter: callsTo,
                  userId: user.id,
                }));
            const acting = {
              organisationId: found.id,
              userId: user.id,
              listIds: [found.list_id],
              now,
            };
            const details = { counter: callsTo ?? own, instead_of: instead ? called : undefined };
            await record(tx, acting, action, code, details);
          });
        } catch (error) {
          if (!(error instanceof NotPossibleNow)) throw error;
          const own = await ticketNow();
          const at = callsTo ?? own.counter;
          if (error instanceof CounterBusy && at !== null) {
            const ticket = await servedAt(db, {
              listIds: [found.list_id],
              counter: at,
              ...reading,
            });
            throw new Problem(409, 'counter_busy', { body: { ticket } });
          }
          // The ticket called after it has changed, which is why the action is refused.
          const other =
            own.status === 'running'
              ? null
              : await counterTicket(db, instead?.ticket_id ?? null, reading);
          const isThere = other?.status === 'running' && other.counter === own.counter;
          throw new Problem(409, 'not_possible_now', {
            body: { ticket: isThere ? own : (other ?? own) },
          });
        }
        return ticketNow();
      },
    });
  }
}
