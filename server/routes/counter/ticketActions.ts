import {
  actOnTicket,
  CounterPayload,
  CounterRefusal,
  CounterTicket,
  MEMBER_ACTIONS,
  type MemberAction,
} from '#common/contract/counter.ts';
import { withAction } from '#common/contract/endpoint.ts';
import type { Language } from '#common/languages.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';
import { counterTicket, servedAt } from '#server/repositories/counter/counterView.ts';
import { actOn } from '#server/repositories/counter/ticketActions.ts';
import { CounterBusy, NotPossibleNow } from '#server/repositories/line/ticketTransitions.ts';
import {
  counterNames,
  type MemberTicket,
  ticketOfMember,
} from '#server/repositories/members/members.ts';

const SUMMARIES: Record<MemberAction, string> = {
  call: 'Calls this ticket, regardless of its position, to a free counter',
  recall: 'Repeats the call of a ticket',
  done: 'Ends a visit as served',
  no_show: 'Ends a call as a no-show after the no-show time of the place',
  resume:
    'Reverts the end of a visit within 60 seconds and, with `instead_of`, the call that followed',
  return: 'Reverts a call: the ticket waits again in its position',
};

/** Actions of staff on one ticket: POST /api/counter/tickets/{code}/{action}. */
export default async function ticketActionRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;

  /** The refusal of an action: a busy counter, or the ticket in its current state. */
  const refusalOf = async (
    error: NotPossibleNow,
    { ticket_id: id, list_id: listId }: MemberTicket,
    to: { counter?: string; instead: MemberTicket | null },
    reading: { now: Date; language: Language },
  ): Promise<Problem> => {
    const own = (await counterTicket(db, id, reading))!;
    const counter = to.counter ?? own.counter;
    if (error instanceof CounterBusy && counter !== null) {
      const ticket = await servedAt(db, { listIds: [listId], counter, ...reading });
      return new Problem(409, 'counter_busy', { body: { ticket } });
    }
    // The ticket called after it has changed, which is why the action is refused.
    const other =
      own.status === 'running'
        ? null
        : await counterTicket(db, to.instead?.ticket_id ?? null, reading);
    const isThere = other?.status === 'running' && other.counter === own.counter;
    return new Problem(409, 'not_possible_now', {
      body: { ticket: isThere ? own : (other ?? own) },
    });
  };

  for (const action of MEMBER_ACTIONS) {
    route(app, withAction(actOnTicket, action, CounterPayload), {
      access: 'member of the ticket',
      changes: 'place',
      summary: SUMMARIES[action],
      responses: { 200: CounterTicket, 409: CounterRefusal },
      handler: async ({ body, held, user, language }) => {
        const { counter, instead_of: called } = body;
        const instead =
          action === 'resume' && called !== undefined
            ? await ticketOfMember(db, user.id, called)
            : null;
        if (instead === undefined) throw new Problem(404, 'ticket_not_found');
        const isUnknown =
          counter === undefined ? action === 'call' : !counterNames(held).includes(counter);
        if (isUnknown) throw new Problem(422, 'unknown_counter');
        // Only a call sets the counter.
        const to = {
          counter: action === 'call' || action === 'recall' ? counter : undefined,
          instead,
        };
        const now = clock.now();
        const reading = { now, language };
        try {
          await actOn(db, held, { action, userId: user.id, now, ...to });
        } catch (error) {
          if (!(error instanceof NotPossibleNow)) throw error;
          throw await refusalOf(error, held, to, reading);
        }
        return (await counterTicket(db, held.ticket_id, reading))!;
      },
    });
  }
}
