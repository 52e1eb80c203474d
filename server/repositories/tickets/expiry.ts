import type { Db } from '#server/db/client.ts';
import { publishing } from '#server/db/publicVersion.ts';

/**
 * Closes the days that are over: who was being served is processed, who was never called is
 * aborted as `expired`. Sample people were all served, so that the demo's past looks lived in.
 */
export async function expireTickets(
  db: Db,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  await publishing(db, () =>
    db.transaction(async (tx) => {
      await tx.query(
        `SELECT count(ticket_transition(t.id, 'running', NULL, 'system', $2))
         FROM tickets t JOIN users u ON u.id = t.user_id
        WHERE u.sample AND t.status = 'scheduled' AND t.due_date < $1::date`,
        [today, now],
      );
      await tx.query(
        `SELECT count(ticket_transition(id, 'processed', NULL, 'system', $2))
         FROM tickets WHERE status = 'running' AND due_date < $1::date`,
        [today, now],
      );
      await tx.query(
        `SELECT count(ticket_transition(id, 'aborted', 'expired', 'system', $2))
         FROM tickets WHERE status = 'scheduled' AND due_date < $1::date`,
        [today, now],
      );
    }),
  );
}
