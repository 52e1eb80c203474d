import type { MemberAction } from '#common/contract/counter.ts';
import { valueOf, type Db } from '#server/db/client.ts';
import { resumeVisit, transitionTicket } from '#server/repositories/line/ticketTransitions.ts';
import { record } from '#server/repositories/members/audit.ts';
import type { MemberTicket } from '#server/repositories/members/members.ts';

export interface MemberActing {
  action: MemberAction;
  userId: number;
  now: Date;
  /** The counter of a call or a recall. Other actions use that of the ticket. */
  counter?: string;
  /** The ticket whose call ends with a resumed visit. */
  instead: MemberTicket | null;
}

/** Applies an action of a member to a ticket and records it. @throws NotPossibleNow, CounterBusy */
export const actOn = (
  db: Db,
  { id: organisationId, ticket_id: ticketId, ticket_code: code, list_id: listId }: MemberTicket,
  { action, userId, now, counter, instead }: MemberActing,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Lock the line first, as all transactions do.
    await tx.query('SELECT lock_lines(ARRAY[$1::bigint])', [listId]);
    const own = await valueOf<string>(tx, 'SELECT counter FROM tickets WHERE id = $1', [ticketId]);
    await (action === 'resume'
      ? resumeVisit(tx, { ticketId, calledId: instead?.ticket_id ?? null, now })
      : transitionTicket(tx, { ticketId, action, actor: 'provider', now, counter, userId }));
    const acting = { organisationId, userId, listIds: [listId], now };
    const details = { counter: counter ?? own, instead_of: instead?.ticket_code };
    await record(tx, acting, action, code, details);
  });
