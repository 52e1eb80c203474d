import { can } from '#common/line/transitions.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import type { TicketLimits } from '#server/settings.ts';
import { transitionTicket, type TransitionInput } from './ticketTransitions.ts';
import type { Refusal } from './takeTicket.ts';
import type { FullTicketRow } from '#server/repositories/tickets/tickets.ts';

/** A person and the limits on their open tickets. */
export interface Holder {
  userId: number;
  limits: TicketLimits;
  /** Today in Athens. */
  today: string;
}

type TooMany = Extract<Refusal, 'too_many_open_tickets_that_day' | 'too_many_open_tickets'>;

export class TooManyOpen extends Error {
  override readonly name = 'TooManyOpen';
  readonly refusal: TooMany;

  constructor(refusal: TooMany) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** The refusal of `take_tickets` for another ticket of a day; null if there is none. */
async function refusalOfOneMore(
  db: Queryable,
  { userId, limits, today }: Holder,
): Promise<(day: string) => TooMany | null> {
  const days = await db.query<{ due_date: string; open: number }>(
    `SELECT due_date, count(*) AS open FROM tickets
      WHERE user_id = $1 AND status IN ('scheduled', 'running') AND due_date >= $2::date - 1
      GROUP BY due_date`,
    [userId, today],
  );
  const openOn = new Map(days.map(({ due_date: day, open }) => [day, open]));
  const openInAll = days.reduce((sum, { open }) => sum + open, 0);
  return (day) => {
    if ((openOn.get(day) ?? 0) >= limits.openPerDay) return 'too_many_open_tickets_that_day';
    return openInAll >= limits.open ? 'too_many_open_tickets' : null;
  };
}

/** True if one more ticket would exceed the limits. Queries only for restorable tickets. */
export async function isAtLimit(
  db: Queryable,
  holder: Holder,
  rows: readonly FullTicketRow[],
  now: Date,
): Promise<(row: FullTicketRow) => boolean> {
  if (!rows.some((row) => can(row, 'person', now).includes('undo'))) return () => false;
  const refusal = await refusalOfOneMore(db, holder);
  return (row) => refusal(row.due_date) !== null;
}

/**
 * Restores a cancelled ticket unless its holder has reached a limit. Locks the line before the
 * person, as `take_tickets` does.
 * @throws NotPossibleNow, TooManyOpen
 */
export const undoWithinLimits = (
  db: Db,
  { waiting_list_id: listId, due_date: day }: Pick<FullTicketRow, 'waiting_list_id' | 'due_date'>,
  transition: TransitionInput,
  holder: Holder,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query('SELECT lock_lines(ARRAY[$1::bigint])', [listId]);
    await tx.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [holder.userId]);
    const refusal = (await refusalOfOneMore(tx, holder))(day);
    await transitionTicket(tx, transition);
    if (refusal) throw new TooManyOpen(refusal);
  });
