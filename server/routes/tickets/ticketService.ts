import {
  type LetPassOutcomes,
  type PersonAction,
  type Ticket,
  SKIP_COUNTS,
} from '#common/contract/tickets.ts';
import { can } from '#common/line/transitions.ts';
import { isLineOver } from '#common/line/lineEnd.ts';
import type { Context } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { found, Problem } from '#server/lib/problem.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import { transitionTicket, NotPossibleNow } from '#server/repositories/line/ticketTransitions.ts';
import {
  type Holder,
  isAtLimit,
  TooManyOpen,
  undoWithinLimits,
} from '#server/repositories/line/openTickets.ts';
import { type FullTicketRow, ranksBehind } from '#server/repositories/tickets/tickets.ts';
import { toTicket } from '#server/repositories/tickets/ticketViews.ts';

type FindTicket = () => Promise<FullTicketRow | undefined>;

interface ActedBy {
  /** The account of the ticket; absent for a walk-in. */
  person?: { id: number };
  people?: number;
}

export function createTicketService({ db, clock, settings }: Context, estimates: Estimates) {
  const holderOf = (person: { id: number }): Holder => ({
    userId: person.id,
    limits: settings.ticketLimits,
    today: today(clock),
  });
  /** @throws Problem 404 if there is no such ticket, or it belongs to somebody else */
  const read = async (find: FindTicket) => found(await find(), 'ticket_not_found');
  /** @param person the account of the ticket; absent for a walk-in */
  const toResponse = async (
    row: FullTicketRow,
    holder: boolean,
    person?: { id: number },
  ): Promise<Ticket> => {
    const now = clock.now();
    const atLimit =
      person !== undefined && (await isAtLimit(db, holderOf(person), [row], now))(row);
    return toTicket(row, { now, holder, atLimit, estimate: await estimates.ofTicket(row, now) });
  };
  const change = async (row: FullTicketRow, action: PersonAction, by: ActedBy) => {
    const { people, person } = by;
    const transition = {
      ticketId: row.id,
      action,
      actor: 'user',
      now: clock.now(),
      people,
    } as const;
    if (action === 'undo' && person) await undoWithinLimits(db, row, transition, holderOf(person));
    else await transitionTicket(db, transition);
  };
  /** The refusal for a failure. @throws the failure if it is not a refusal */
  const problemOf = (failure: unknown, row: FullTicketRow, action: PersonAction, by: ActedBy) => {
    if (failure instanceof TooManyOpen && by.person) {
      const { open, openPerDay } = holderOf(by.person).limits;
      const ofDay = failure.refusal === 'too_many_open_tickets_that_day';
      return { code: failure.refusal, values: { count: ofDay ? openPerDay : open } };
    }
    if (!(failure instanceof NotPossibleNow)) throw failure;
    const isPlaceAll = can({ ...row, has_room: true }, 'person', clock.now()).includes('undo');
    if (action === 'undo' && !row.has_room && isPlaceAll) return { code: 'place_taken' } as const;
    const comesBack = action === 'undo' || action === 'came_late';
    const isOver = comesBack && isLineOver(row, clock.now());
    return { code: isOver ? 'line_over' : 'not_possible_now' } as const;
  };
  return {
    read,
    toResponse,
    /** Positions after letting people pass; empty unless people wait behind the ticket. */
    skipPreview: async (row: FullTicketRow): Promise<LetPassOutcomes> => {
      if (row.status !== 'scheduled') return { records: [] };
      const now = clock.now();
      const behind = await ranksBehind(db, row, Math.max(...SKIP_COUNTS));
      const records: LetPassOutcomes['records'] = [];
      for (const people of behind.length > 0 ? SKIP_COUNTS : []) {
        const passed = Math.min(people, behind.length);
        records.push({
          people,
          after_rank: behind[passed - 1]!,
          estimate: await estimates.of(row, row.people_ahead + passed, now),
        });
      }
      return { records };
    },
    /**
     * Applies a transition; returns the ticket.
     * @throws Problem 404, or 409 with the current ticket
     */
    apply: async (find: FindTicket, action: PersonAction, by: ActedBy = {}): Promise<Ticket> => {
      const before = await read(find);
      try {
        await change(before, action, by);
      } catch (error) {
        const row = await read(find);
        const { code, ...values } = problemOf(error, row, action, by);
        throw new Problem(409, code, {
          ...values,
          body: { ticket: await toResponse(row, true, by.person) },
        });
      }
      return toResponse(await read(find), true, by.person);
    },
  };
}
