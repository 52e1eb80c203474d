import { first, type Db } from '#server/db/client.ts';
import { publishing } from '#server/db/publicVersion.ts';
import type { Random } from '#server/lib/random.ts';

/** A list whose next number is to be called. */
export interface Counter {
  id: number;
  counters: number;
}

const NO_SHOW = 0.08;

interface OpenTicket {
  id: number;
  status: 'scheduled' | 'running';
  sample: boolean;
}

/**
 * Calls the next number of a list: whoever was served longest makes room when all counters are
 * taken, the next one comes, and some of the sample people do not show up. A real person is
 * never marked absent.
 * @returns how many tickets moved.
 */
export function callNext(db: Db, list: Counter, now: Date, random: Random): Promise<number> {
  return publishing(db, () =>
    db.transaction(async (tx) => {
      // First the list, then its tickets: the order in which everyone locks.
      await tx.query('SELECT FROM waiting_lists WHERE id = $1 FOR NO KEY UPDATE', [list.id]);
      const open = await tx.query<OpenTicket>(
        `SELECT t.id, t.status, u.sample FROM tickets t JOIN users u ON u.id = t.user_id
        WHERE t.waiting_list_id = $1 AND t.status IN ('scheduled', 'running')
        ORDER BY t.rank FOR UPDATE OF t`,
        [list.id],
      );
      const move = (id: number, to: string, reason: string | null) =>
        first(tx, "SELECT ticket_transition($1, $2, $3, 'simulator', $4) AS moved", [
          id,
          to,
          reason,
          now,
        ]);
      const running = open.filter(({ status }) => status === 'running');
      const waiting = open.filter(({ status }) => status === 'scheduled');
      let moved = 0;
      if (running[0] && (running.length >= list.counters || waiting.length === 0)) {
        await move(running[0].id, 'processed', null);
        moved += 1;
      }
      for (const ticket of waiting) {
        await move(ticket.id, 'running', null);
        moved += 1;
        if (!ticket.sample || random.next() >= NO_SHOW) break;
        await move(ticket.id, 'aborted', 'no_show');
        moved += 1;
      }
      return moved;
    }),
  );
}
