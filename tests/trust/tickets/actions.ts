import type { TicketStatus } from '#common/contract/tickets.ts';
import type { Visit } from './history.ts';
import {
  everyone,
  find,
  inOrder,
  isOpen,
  isWaiting,
  openOf,
  servedAt,
  taken,
  WALK_IN,
  type Held,
  type Line,
} from './model.ts';

/** Limit of times that a ticket lets others pass, and number of tickets ahead of a latecomer. */
const PASSES = 3;
const LATE_BEHIND = 2;

/** Writes a ticket into a list of its line. */
const put = (line: Line, held: Held, change: Partial<Held>, list = listOf(line, held)): Line => {
  const next = { ...held, before: null, ...change };
  if (next.status !== 'scheduled') next.parked = false;
  return Object.fromEntries(
    Object.entries(line).map(([code, state]) => {
      const rest = state.filter((one) => one.code !== held.code);
      return [
        code,
        code === list ? inOrder([...rest, next]) : rest.length < state.length ? rest : state,
      ];
    }),
  );
};

const listOf = (line: Line, { code }: Held): string =>
  Object.entries(line).find(([, state]) => find(state, code))![0];

/** A free place just behind another one. */
function behindPlace(line: Line, place: number): number {
  const later = everyone(line)
    .flatMap((held) => [held.place, held.first ?? Infinity])
    .filter((other) => other > place);
  const next = Math.min(...later);
  return (place + (Number.isFinite(next) ? next : Math.floor(place) + 1)) / 2;
}

/** The place behind the n-th waiting one after a place, or behind the last. */
function behind(line: Line, held: Held, after: number, n: number): number | null {
  const passed = line[listOf(line, held)]!.filter(
    (one) => one.code !== held.code && isWaiting(one) && one.place > after,
  )
    .slice(0, n)
    .at(-1);
  return passed ? behindPlace(line, passed.place) : null;
}

/** Changes the last visit of a ticket. */
const last = ({ visits }: Held, change: Partial<Visit>) => ({
  visits: visits.map((visit, at) => (at === visits.length - 1 ? { ...visit, ...change } : visit)),
});

const backInLine = { status: 'scheduled', called: false, counter: null, arrived: false } as const;

const putBack = (held: Held, outcome: string) => ({ ...backInLine, ...last(held, { outcome }) });

const snapshot = (line: Line, held: Held) => {
  const { status, missed, called, counter } = held;
  return { status, missed, called, counter, list: listOf(line, held) };
};

/**
 * The place that priority gives: the earliest behind some ordinary tickets, counted from the one with
 * priority before it, that leaves as many before the next one.
 */
function priorityPlace(line: Line, held: Held, list: string, after: number): number | null {
  const others = line[list]!.filter((one) => isWaiting(one) && one.code !== held.code);
  const runs: Held[][] = [[]];
  for (const one of others) {
    if (one.hasPriority && one.place <= (one.first ?? one.place)) runs.push([]);
    else runs.at(-1)!.push(one);
  }
  const run = runs.find(({ length }, n) => length >= (n === runs.length - 1 ? after : 2 * after));
  const passed = run?.[after - 1];
  return passed && passed.place < held.place ? behindPlace(line, passed.place) : null;
}

export interface Details {
  people?: number;
  counter?: string | null;
  instead?: string | null;
  target?: string | null;
  /** Capacity of the list. Null means unlimited. */
  capacity?: number | null;
  /** Ordinary tickets before each one with priority. */
  after?: number;
}

const NONE = { counter: null, instead: null, target: null, capacity: null };
const DEFAULTS = { ...NONE, people: 1, after: 1 };

/** An action of a role on a ticket. Null if it is not allowed. */
export function acted(
  line: Line,
  code: string,
  action: string,
  details: Details = {},
): Line | null {
  const { people, counter, instead, target, capacity, after } = { ...DEFAULTS, ...details };
  const held = everyone(line).find((one) => one.code === code);
  if (!held) return null;
  const state = line[listOf(line, held)]!;
  const { status } = held;
  const isFree = held.person === WALK_IN || !openOf(state, held.person);
  const isBusyAt = (at: string | null, on = line) =>
    at !== null && servedAt(everyone(on), at).some((other) => other.code !== held.code);
  switch (action) {
    case 'cancel':
      return status === 'scheduled' ? put(line, held, { status: 'cancelled' }) : null;
    case 'undo': {
      const hasRoom = capacity === null || taken(state) < capacity;
      const isPossible = status === 'cancelled' && isFree && hasRoom;
      return isPossible ? put(line, held, { status: 'scheduled' }) : null;
    }
    case 'let_pass': {
      if (!isWaiting(held) || held.passes >= PASSES) return null;
      const place = behind(line, held, held.place, people);
      return place === null ? null : put(line, held, { place, passes: held.passes + 1 });
    }
    case 'came_late': {
      if (status !== 'aborted' || !held.missed || held.late || !isFree) return null;
      const place = behind(line, held, 0, LATE_BEHIND) ?? held.place;
      return put(line, held, { ...backInLine, place, missed: false, late: true });
    }
    case 'call':
      return status === 'scheduled' && !isBusyAt(counter)
        ? put(line, held, {
            status: 'running',
            called: true,
            counter,
            arrived: false,
            visits: [...held.visits, { counter, outcome: null }],
          })
        : null;
    case 'recall': {
      const at = counter ?? held.counter;
      return status === 'running' && !isBusyAt(at)
        ? put(line, held, { counter: at, called: true, ...last(held, { counter: at }) })
        : null;
    }
    case 'done':
      return status === 'running'
        ? put(line, held, { status: 'processed', ...last(held, { outcome: 'processed' }) })
        : null;
    case 'no_show':
      return status === 'running'
        ? put(line, held, {
            status: 'aborted',
            missed: true,
            ...last(held, { outcome: 'no_show' }),
          })
        : null;
    case 'resume': {
      const hasEnded = status === 'processed' || (status === 'aborted' && held.missed);
      const called = instead === null ? null : everyone(line).find((one) => one.code === instead);
      const isInstead = called?.status === 'running' && called.counter === held.counter;
      if (!hasEnded || !isFree || (instead !== null && (!isInstead || held.counter === null)))
        return null;
      const without = called ? put(line, called, putBack(called, 'returned')) : line;
      if (isBusyAt(held.counter, without)) return null;
      return put(without, held, {
        status: 'running',
        missed: false,
        ...last(held, { outcome: null }),
      });
    }
    case 'return':
      return status === 'running' ? put(line, held, putBack(held, 'returned')) : null;
    case 'transfer': {
      if (!isOpen(held) || target === null || target === listOf(line, held)) return null;
      if (held.person !== WALK_IN && openOf(line[target]!, held.person)) return null;
      const before = snapshot(line, held);
      const change = status === 'running' ? putBack(held, 'transferred') : { parked: false };
      const moved = placeIn(line, held, target, after);
      return put(line, held, { ...change, ...moved, before }, target);
    }
    case 'park': {
      if (status !== 'running') return null;
      const before = snapshot(line, held);
      return put(line, held, { ...putBack(held, 'parked'), parked: true, before });
    }
    case 'here':
      return status === 'running' && !held.arrived
        ? put(line, held, { arrived: true, before: snapshot(line, held) })
        : null;
    case 'restore': {
      const isGone = status === 'cancelled' || (status === 'aborted' && held.missed);
      if (!isGone || !isFree) return null;
      return put(line, held, { ...backInLine, missed: false, before: snapshot(line, held) });
    }
    case 'take_back':
      return takenBack(line, held, after);
    case 'priority': {
      if (status !== 'scheduled') return null;
      if (held.hasPriority) return line;
      const place = held.parked ? null : priorityPlace(line, held, listOf(line, held), after);
      const { before } = held;
      return put(line, held, {
        hasPriority: true,
        before,
        ...(place !== null && { place, first: held.first ?? held.place }),
      });
    }
    case 'ordinary': {
      if (status !== 'scheduled') return null;
      if (!held.hasPriority) return line;
      const { before, first } = held;
      return put(line, held, {
        hasPriority: false,
        first: null,
        place: first ?? held.place,
        before,
      });
    }
    default:
      return null;
  }
}

/** The position with priority after a transfer: it counts anew from the first place. */
function placeIn(line: Line, held: Held, list: string, after: number): Partial<Held> {
  if (!held.hasPriority) return {};
  const home = held.first ?? held.place;
  const place = priorityPlace(line, { ...held, place: home }, list, after);
  return { place: place ?? home, first: place === null ? null : home };
}

/** Reverts the last step of a ticket. */
function takenBack(line: Line, held: Held, after: number): Line | null {
  const { before } = held;
  if (!before) return null;
  const { list, ...was } = before;
  const { counter } = was;
  if (was.status === 'running') {
    if (
      counter !== null &&
      servedAt(everyone(line), counter).some(({ code }) => code !== held.code)
    )
      return null;
  }
  const isElsewhere = list !== listOf(line, held);
  if (isElsewhere && held.person !== WALK_IN && openOf(line[list]!, held.person)) return null;
  const isVisited = was.status === 'running' && held.status === 'scheduled';
  return put(
    line,
    held,
    {
      ...was,
      arrived: false,
      ...(isElsewhere && placeIn(line, held, list, after)),
      ...(isVisited && last(held, { outcome: null })),
    },
    list,
  );
}

/** A transition by the database function, without a counter. */
export function moved(line: Line, code: string, to: TicketStatus): Line | null {
  if (to === 'running') return acted(line, code, 'call');
  if (to === 'processed') return acted(line, code, 'done');
  if (to === 'cancelled') return acted(line, code, 'cancel');
  const held = everyone(line).find((one) => one.code === code);
  if (!held || !isOpen(held)) return null;
  const ended = held.status === 'running' ? last(held, { outcome: 'provider' }) : {};
  return put(line, held, { status: 'aborted', missed: false, ...ended });
}
