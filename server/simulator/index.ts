import type { Context } from '#server/context.ts';
import { athensTime } from '#common/calendar/athens.ts';
import { seededRandom, type Random } from '#common/random.ts';
import { isOpenWithList, openingColumns, type Opening } from '#server/repositories/line/opening.ts';
import { takeTicket } from '#server/repositories/line/takeTicket.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';
import type { Db } from '#server/db/client.ts';
import { callNext } from '#server/repositories/line/ticketTransitions.ts';
import { samplePeopleIds } from '#server/seed/accounts.ts';
import { counterNames } from '#server/repositories/members/members.ts';

const TICK_MS = 5_000;
const NOISE = 0.3;
const ARRIVALS = 0.8;
/** Time that a line is skipped after a member acted on it. */
const TENDED = '10 minutes';

interface BusyList extends ServingList, Opening {
  code: string;
  average_minutes: number | null;
  room: boolean;
  serving: boolean;
  /** True if a real member serves or paused it. */
  tended: boolean;
}

/** Milliseconds from one call to the next, with a variation of 30 %. */
function gap(list: BusyList, speed: number, random: Random): number {
  const mean = ((list.average_minutes ?? 10) / Math.max(1, list.counters)) * 60_000;
  return (mean * (1 - NOISE + 2 * NOISE * random())) / speed;
}

/** Advances today's lists tick by tick, with their due times in memory. */
export function createSimulator({ db, clock, settings }: Context) {
  const random = seededRandom(`simulator/${athensTime(clock.now()).date}`);
  const dueAt = new Map<number, number>();
  const arrivesAt = new Map<number, number>();
  let people: number[] = [];

  const isDue = (times: Map<number, number>, list: BusyList, now: Date, slower: number) => {
    const due = times.get(list.id);
    if (due !== undefined && due > now.getTime()) return false;
    const wait = gap(list, settings.simulatorSpeed, random) * slower;
    times.set(list.id, now.getTime() + (due === undefined ? wait * random() : wait));
    return due !== undefined;
  };

  const arrive = async (list: BusyList, now: Date, today: string) => {
    if (people.length === 0) people = await samplePeopleIds(db);
    if (people.length === 0) return 0;
    const outcome = await takeTicket(db, {
      userId: random.pick(people),
      listCode: list.code,
      idempotencyKey: null,
      now,
      today,
      actor: 'simulator',
    });
    return outcome.refusal ? 0 : 1;
  };

  return {
    /** Calls, serves and adds people where this is due. @returns the number of changed tickets */
    async tick(): Promise<number> {
      const now = clock.now();
      const today = athensTime(now).date;
      const lists = await db.query<BusyList>(
        `SELECT l.id, l.code, l.average_minutes, o.counter_name, o.counter_names,
                ${openingColumns('$2')},
                coalesce(l.counters_open, l.counters) AS counters, line.lists, line.nth,
                (l.state = 'paused' OR l.tended_at > $2::timestamptz - interval '${TENDED}') IS TRUE
                  AS tended,
                l.open_count > l.waiting_count + l.parked_count AS serving,
                (l.state = 'open' AND o.list_pattern = 'normal'
                 AND (l.closes_at IS NULL OR l.closes_at > $2)
                 AND (l.capacity IS NULL OR l.issued - l.given_back < l.capacity - 6)) AS room
           FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
          CROSS JOIN LATERAL (
            SELECT count(*)::int AS lists, (count(*) FILTER (WHERE n.id < l.id))::int AS nth
              FROM waiting_lists n WHERE n.line_id = l.line_id) line
          WHERE (l.released_on = $1::date
                 OR l.released_on = $1::date - 1 AND l.open_count > 0 AND NOT line_over(l, $2))
            AND o.list_pattern NOT IN ('empty', 'daily')
          ORDER BY l.id`,
        [today, now],
      );
      let moved = 0;
      for (const list of lists) {
        const isOpen = settings.simulatorAlways || isOpenWithList(list, now);
        if (!list.tended && (isOpen || list.serving) && isDue(dueAt, list, now, 1)) {
          moved += isOpen ? await serve(db, list, now, random) : await endVisit(db, list.id, now);
        }
        if (isOpen && list.room && isDue(arrivesAt, list, now, 1 / ARRIVALS)) {
          moved += await arrive(list, now, today);
        }
      }
      return moved;
    },
  };
}

/**
 * Runs the simulator until the returned function is called, which waits for a tick in progress. Of
 * several processes on one PostgreSQL, only the holder of the lock changes tickets.
 */
export function startSimulator(
  context: Context,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const simulator = createSimulator(context);
  let busy: Promise<unknown> = Promise.resolve();
  let ticking = false;
  const timer = setInterval(() => {
    if (ticking) return;
    ticking = true;
    busy = context.db
      .exclusively(LOCKS.simulator, async () => {
        await simulator.tick();
      })
      .catch(onError)
      .finally(() => {
        ticking = false;
      });
  }, TICK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await busy;
  };
}

/** A list whose next call is due. */
interface ServingList {
  id: number;
  /** Counters that serve it now. */
  counters: number;
  counter_name: string;
  counter_names: string[];
  /** Lists of its line, and those before it; they share the counters. Without it, the list is alone. */
  lists?: number;
  nth?: number;
}

const NO_SHOW = 0.08;

interface Served {
  counter: string | null;
  sample: boolean;
  /** True if the place's no-show time of the last call has passed. */
  overdue: boolean;
}

/**
 * Simulates a clerk: a free counter calls the next number. Otherwise the counter with the longest
 * visit does, which completes that visit. Some sample people do not show up. A real person is never
 * marked as a no-show.
 * @returns the number of changed tickets
 */
export async function serve(db: Db, list: ServingList, now: Date, random: Random): Promise<number> {
  const served = await db.query<Served>(
    `SELECT t.counter, coalesce(u.sample, false) AS sample,
            $2 >= t.called_at + make_interval(secs => o.patience_seconds) AS overdue
       FROM tickets t LEFT JOIN users u ON u.id = t.user_id
       JOIN waiting_lists l ON l.id = t.waiting_list_id
       JOIN organisations o ON o.id = l.organisation_id
      WHERE t.waiting_list_id = $1 AND t.status = 'running' ORDER BY t.called_at, t.rank`,
    [list.id, now],
  );
  const { lists = 1, nth = 0 } = list;
  const names = counterNames(list).filter((_name, n) => n % lists === nth);
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
 * Simulates a clerk after closing: ends the longest visit and calls nobody.
 * @param open counters whose visits continue
 * @returns the number of changed tickets
 */
async function endVisit(db: Db, listId: number, now: Date, open: string[] = []): Promise<number> {
  const ended = await db.query(
    `SELECT ticket_transition(id, 'processed', NULL, 'simulator', $2) FROM (
         SELECT id FROM tickets WHERE waiting_list_id = $1 AND status = 'running'
            AND coalesce(counter <> ALL ($3), true)
          ORDER BY called_at, rank LIMIT 1) t`,
    [listId, now, open],
  );
  return ended.length;
}
