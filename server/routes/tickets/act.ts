import type { LetPassOutcomes, PersonAction, Ticket } from '#common/contract/tickets.ts';
import { isLineOver } from '#common/line/transitions.ts';
import { PASSING_CROWDS } from '#common/line/passing.ts';
import type { Context } from '#server/context.ts';
import { publishing } from '#server/db/publicVersion.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import { moveTicket, NotPossibleNow } from '#server/repositories/line/moves.ts';
import { ranksBehind, toTicket, type FullTicketRow } from '#server/repositories/tickets/tickets.ts';

/** Looks a ticket up that whoever asks may act on. */
export type FindTicket = () => Promise<FullTicketRow | undefined>;

/** How holders act on their tickets. */
export interface Acts {
  /** @throws Problem 404 where there is no such ticket, or not theirs */
  read(find: FindTicket): Promise<FullTicketRow>;
  tell(row: FullTicketRow, holder: boolean): Promise<Ticket>;
  /** Where a ticket would stand after letting people pass; none unless it waits before others. */
  passing(row: FullTicketRow): Promise<LetPassOutcomes>;
  /**
   * Makes a change and answers the ticket afterwards.
   * @throws Problem 404, or 409 with the ticket as it is
   */
  act(find: FindTicket, action: PersonAction, people?: number): Promise<Ticket>;
}

/** Acting on tickets, the same for accounts and for keys. */
export function createActs({ db, clock }: Context, estimates: Estimates): Acts {
  const read: Acts['read'] = async (find) => {
    const row = await find();
    if (!row) throw new Problem(404, 'ticket_not_found');
    return row;
  };
  const tell: Acts['tell'] = async (row, holder) => {
    const now = clock.now();
    return toTicket(row, { now, holder, estimate: await estimates.ofTicket(row, now) });
  };
  return {
    read,
    tell,
    passing: async (row) => {
      if (row.status !== 'scheduled') return { records: [] };
      const now = clock.now();
      const behind = await ranksBehind(db, row, Math.max(...PASSING_CROWDS));
      const records: LetPassOutcomes['records'] = [];
      for (const people of behind.length > 0 ? PASSING_CROWDS : []) {
        const passed = Math.min(people, behind.length);
        records.push({
          people,
          after_rank: behind[passed - 1]!,
          estimate: await estimates.of(row, row.people_ahead + passed, now),
        });
      }
      return { records };
    },
    act: async (find, action, people) => {
      const { id } = await read(find);
      try {
        const move = { ticketId: id, action, actor: 'user', now: clock.now(), people } as const;
        await publishing(db, () => moveTicket(db, move));
      } catch (error) {
        if (!(error instanceof NotPossibleNow)) throw error;
        const row = await read(find);
        const ticket = await tell(row, true);
        const comesBack = action === 'undo' || action === 'came_late';
        const isOver = comesBack && isLineOver(row, clock.now());
        throw new Problem(409, isOver ? 'line_over' : 'not_possible_now', { body: { ticket } });
      }
      return tell(await read(find), true);
    },
  };
}
