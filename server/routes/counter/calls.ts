import {
  callNext,
  type CallPayload,
  CallResponse,
  CounterRefusal,
} from '#common/contract/counter.ts';
import type { Language } from '#common/languages.ts';
import type { App } from '#server/context.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import { Problem } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';
import {
  type Called,
  type CallInput,
  CounterBusy,
  listsCalledFrom,
  NotPossibleNow,
  callNextOnce,
} from '#server/repositories/line/ticketTransitions.ts';
import {
  calledTickets,
  counterTicket,
  servedAt,
} from '#server/repositories/counter/counterView.ts';
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

/** Calls at a counter: POST /api/counter/{id}/calls. */
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

  /**
   * Finds one list, or the whole line of a day.
   * @throws Problem 404, 422
   */
  const callFrom = async (
    place: MemberPlace,
    { waiting_list_code: code, date }: Pick<CallPayload, 'waiting_list_code' | 'date'>,
    now: Date,
  ): Promise<{ listId: number | null; lineId: number | null; listIds: number[] }> => {
    if (date !== undefined && !isCalendarDate(date)) throw new Problem(422, 'invalid_dates');
    const lists = await listsCalledFrom(
      db,
      place.id,
      code === undefined ? { date, now } : { code },
    );
    const [list] = lists;
    if (!list) throw new Problem(404, 'waiting_list_not_found');
    // A call from one list ignores what the counter serves.
    const lineId = code === undefined ? (lists.find((one) => one.line_id)?.line_id ?? null) : null;
    return {
      listId: lineId === null ? list.id : null,
      lineId,
      listIds: lists.map(({ id }) => id),
    };
  };

  /** The id of a ticket called out of turn. @throws Problem 404 */
  const chosenTicket = async (
    userId: number,
    code: string | undefined,
    listIds: readonly number[],
  ): Promise<number | undefined> => {
    if (code === undefined) return undefined;
    const ticket = await ticketOfMember(db, userId, code);
    if (!ticket || !listIds.includes(ticket.list_id)) throw new Problem(404, 'ticket_not_found');
    return ticket.ticket_id;
  };

  /** The refusal of a call: the chosen ticket has changed, or the counter serves somebody. */
  const refusalOf = async (
    error: NotPossibleNow,
    { ticketId, counter }: CallInput,
    listIds: number[],
    reading: { now: Date; language: Language },
  ): Promise<Problem> => {
    const own = await counterTicket(db, ticketId ?? null, reading);
    const overtaken = own && own.status !== 'scheduled' ? own : null;
    const ticket = overtaken ?? (await servedAt(db, { listIds, counter, ...reading }));
    const code = error instanceof CounterBusy ? 'counter_busy' : 'not_possible_now';
    return new Problem(409, code, { body: { ticket } });
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
      const { place, body, user, language } = request;
      const now = clock.now();
      const reading = { now, language };
      const from = await callFrom(place, body, now);
      const ticketId = await chosenTicket(user.id, body.ticket_code, from.listIds);
      const n = counterNames(place).indexOf(body.counter);
      if (n < 0) throw new Problem(422, 'unknown_counter');
      const services = from.lineId === null ? null : await servedNow(place, n, body.services);
      const call: CallInput = {
        ...from,
        services,
        counter: body.counter,
        finish: body.finish ?? null,
        ticketId,
        actor: 'provider',
        userId: user.id,
        now,
      };
      const about = body.waiting_list_code ?? `line/${body.date ?? ''}`;
      let called: Called;
      try {
        called = await callNextOnce(db, request.idempotencyKey!, about, call);
      } catch (error) {
        if (!(error instanceof NotPossibleNow)) throw error;
        throw await refusalOf(error, call, from.listIds, reading);
      }
      const { lineId } = from;
      const isEmpty = called.ticketId === null && lineId !== null && services !== null;
      return {
        ...(await calledTickets(db, called, reading)),
        ...(isEmpty && { others: await othersWaiting(db, { lineId, services, language }) }),
      };
    },
  });
}
