import type { Db } from '#server/db/client.ts';
import type { Random } from '#common/random.ts';
import { callNext } from '#server/repositories/line/calls.ts';
import { counterNames } from '#server/repositories/line/members.ts';

/** A list whose next number is due. */
export interface Counter {
  id: number;
  /** The number of counters that serve it now. */
  counters: number;
  counter_name: string;
  counter_names: string[];
}

const NO_SHOW = 0.08;

interface Served {
  counter: string | null;
  sample: boolean;
  /** Whether the place has waited long enough to give up on the person who was called. */
  overdue: boolean;
}

/**
 * Plays a clerk: a free counter calls the next number; otherwise the one that has served longest
 * does, which completes its current visit. Some of the sample people do not show up. A real person
 * is never marked absent.
 * @returns how many tickets moved.
 */
export async function serve(db: Db, list: Counter, now: Date, random: Random): Promise<number> {
  const served = await db.query<Served>(
    `SELECT t.counter, coalesce(u.sample, false) AS sample,
            $2 >= t.called_at + make_interval(secs => o.patience_seconds) AS overdue
       FROM tickets t LEFT JOIN users u ON u.id = t.user_id
       JOIN waiting_lists l ON l.id = t.waiting_list_id
       JOIN organisations o ON o.id = l.organisation_id
      WHERE t.waiting_list_id = $1 AND t.status = 'running' ORDER BY t.called_at, t.rank`,
    [list.id, now],
  );
  const names = counterNames(list);
  const busy = new Set(served.map(({ counter }) => counter));
  // A visit at a counter that has closed since.
  const stray = await endVisit(db, list.id, now, names);
  if (stray > 0) return stray;
  const [longest] = served;
  const counter = names.find((name) => !busy.has(name)) ?? longest?.counter;
  if (!counter) return 0;
  const last = served.find((one) => one.counter === counter);
  const absent = last?.sample && last.overdue && random() < NO_SHOW;
  const { ticketId, finishedId } = await callNext(db, {
    listId: list.id,
    counter,
    finish: absent ? 'no_show' : 'processed',
    actor: 'simulator',
    now,
  });
  if (ticketId === null && finishedId === null && longest?.counter) {
    // Nobody is waiting: the person who has been served longest leaves.
    const { counter: ended } = longest;
    const { finishedId: gone } = await callNext(db, {
      listId: list.id,
      counter: ended,
      finish: 'processed',
      actor: 'simulator',
      now,
    });
    return gone === null ? 0 : 1;
  }
  return [ticketId, finishedId].filter((id) => id !== null).length;
}

/**
 * Plays a clerk after closing: ends the longest visit and calls nobody else.
 * @param open the counters whose visits go on
 * @returns how many tickets moved.
 */
export async function endVisit(
  db: Db,
  listId: number,
  now: Date,
  open: string[] = [],
): Promise<number> {
  const ended = await db.query(
    `SELECT ticket_transition(id, 'processed', NULL, 'simulator', $2) FROM (
         SELECT id FROM tickets WHERE waiting_list_id = $1 AND status = 'running'
            AND coalesce(counter <> ALL ($3), true)
          ORDER BY called_at, rank LIMIT 1) t`,
    [listId, now, open],
  );
  return ended.length;
}
