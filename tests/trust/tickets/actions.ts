import type { TicketStatus } from '#common/contract/tickets.ts';
import type { Act, Visit } from './history.ts';
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
  type State,
} from './model.ts';

/** Limit of times that a ticket lets others pass, and number of tickets ahead of a latecomer. */
const PASSES = 3;
const LATE_BEHIND = 2;

/** Writes a ticket into a list of its line. */
const put = (line: Line, held: Held, change: Partial<Held>, list = listOf(line, held)): Line => {
  const next = { ...held, before: null, ...change };
  if (next.status !== 'scheduled') next.parked = false;
  const without = (state: State) =>
    find(state, held.code) ? state.filter(({ code }) => code !== held.code) : state;
  return Object.fromEntries(
    Object.entries(line).map(([code, state]) => [
      code,
      code === list ? inOrder([...without(state), next]) : without(state),
    ]),
  );
};

export const listOf = (line: Line, { code }: Held): string =>
  Object.keys(line).find((list) => find(line[list]!, code))!;

/** A free place just behind another one. */
function behindPlace(line: Line, place: number): number {
  const later = everyone(line)
    .flatMap((held) => [held.place, held.first ?? Infinity])
    .filter((other) => other > place);
  const next = Math.min(...later);
  return (place + (Number.isFinite(next) ? next : Math.floor(place) + 1)) / 2;
}

/** The others who wait on a list, in order. */
const othersOn = (line: Line, list: string, held: Held) =>
  line[list]!.filter((one) => isWaiting(one) && one.code !== held.code);

/** The place behind the n-th waiting one after a place, or behind the last. */
function behind(line: Line, held: Held, after: number, n: number): number | null {
  const others = othersOn(line, listOf(line, held), held);
  const passed = others.filter(({ place }) => place > after).slice(0, n);
  return passed.length > 0 ? behindPlace(line, passed.at(-1)!.place) : null;
}

/** Changes the last visit of a ticket. */
const last = ({ visits }: Held, change: Partial<Visit>) => ({
  visits: visits.map((visit, at) => (at === visits.length - 1 ? { ...visit, ...change } : visit)),
});

const backInLine = { status: 'scheduled', called: false, counter: null, arrived: false } as const;

const putBack = (held: Held, outcome: string) => ({ ...backInLine, ...last(held, { outcome }) });

/**
 * The place that priority gives: the earliest behind some ordinary tickets, counted from the one with
 * priority before it, that leaves as many before the next one.
 */
function priorityPlace(line: Line, held: Held, list: string, after: number): number | null {
  const runs: Held[][] = [[]];
  for (const one of othersOn(line, list, held)) {
    if (one.hasPriority && one.place <= (one.first ?? one.place)) runs.push([]);
    else runs.at(-1)!.push(one);
  }
  const run = runs.find(({ length }, n) => length >= (n === runs.length - 1 ? after : 2 * after));
  const passed = run?.[after - 1];
  return passed && passed.place < held.place ? behindPlace(line, passed.place) : null;
}

/** The position with priority after a transfer: it counts anew from the first place. */
function placeIn(line: Line, held: Held, list: string, after: number): Partial<Held> {
  if (!held.hasPriority) return {};
  const home = held.first ?? held.place;
  const place = priorityPlace(line, { ...held, place: home }, list, after);
  return { place: place ?? home, first: place === null ? null : home };
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

/** An action on a ticket, with what rules ask for. */
interface Attempt extends Required<Details> {
  line: Line;
  held: Held;
  list: string;
  /** The ticket and its list, for an undo. */
  snapshot: Held['before'];
  /** The holder has no other open ticket on a list. */
  isFreeOn: (list: string) => boolean;
  /** Another person is served at a counter. */
  isBusyAt: (counter: string | null, on?: Line) => boolean;
}

type Rule = (attempt: Attempt) => Line | null;

/** A change of tickets with a status. `null` if a condition is not met. */
const from =
  (status: TicketStatus, change: (attempt: Attempt) => Partial<Held> | null): Rule =>
  (attempt) => {
    const changed = attempt.held.status === status ? change(attempt) : null;
    return changed && put(attempt.line, attempt.held, changed);
  };

const resume: Rule = ({ line, held, list, instead, isFreeOn, isBusyAt }) => {
  const hasEnded = held.status === 'processed' || (held.status === 'aborted' && held.missed);
  const called = instead === null ? null : find(everyone(line), instead);
  const isInstead = called?.status === 'running' && called.counter === held.counter;
  if (!hasEnded || !isFreeOn(list)) return null;
  if (instead !== null && (!isInstead || held.counter === null)) return null;
  const without = called ? put(line, called, putBack(called, 'returned')) : line;
  if (isBusyAt(held.counter, without)) return null;
  return put(without, held, { status: 'running', missed: false, ...last(held, { outcome: null }) });
};

const transfer: Rule = ({ line, held, list, target, after, snapshot, isFreeOn }) => {
  if (!isOpen(held) || target === null || target === list || !isFreeOn(target)) return null;
  const change = held.status === 'running' ? putBack(held, 'transferred') : { parked: false };
  const moved = placeIn(line, held, target, after);
  return put(line, held, { ...change, ...moved, before: snapshot }, target);
};

/** Reverts the last step of a ticket. */
const takeBack: Rule = ({ line, held, list: now, after, isFreeOn, isBusyAt }) => {
  if (!held.before) return null;
  const { list, ...was } = held.before;
  if (was.status === 'running' && isBusyAt(was.counter)) return null;
  const isElsewhere = list !== now;
  if (isElsewhere && !isFreeOn(list)) return null;
  const isVisited = was.status === 'running' && held.status === 'scheduled';
  const place = isElsewhere && placeIn(line, held, list, after);
  const visits = isVisited && last(held, { outcome: null });
  return put(line, held, { ...was, arrived: false, ...place, ...visits }, list);
};

const RULES: Record<Act['action'], Rule> = {
  cancel: from('scheduled', () => ({ status: 'cancelled' })),
  undo: from('cancelled', ({ line, list, capacity, isFreeOn }) => {
    const hasRoom = capacity === null || taken(line[list]!) < capacity;
    return isFreeOn(list) && hasRoom ? { status: 'scheduled' } : null;
  }),
  let_pass: from('scheduled', ({ line, held, people }) => {
    if (held.parked || held.passes >= PASSES) return null;
    const place = behind(line, held, held.place, people);
    return place === null ? null : { place, passes: held.passes + 1 };
  }),
  came_late: from('aborted', ({ line, held, list, isFreeOn }) => {
    if (!held.missed || held.late || !isFreeOn(list)) return null;
    const place = behind(line, held, 0, LATE_BEHIND) ?? held.place;
    return { ...backInLine, place, missed: false, late: true };
  }),
  call: from('scheduled', ({ held, counter, isBusyAt }) => {
    if (isBusyAt(counter)) return null;
    const visits = [...held.visits, { counter, outcome: null }];
    return { status: 'running', called: true, counter, arrived: false, visits };
  }),
  recall: from('running', ({ held, counter: asked, isBusyAt }) => {
    const counter = asked ?? held.counter;
    return isBusyAt(counter) ? null : { counter, called: true, ...last(held, { counter }) };
  }),
  done: from('running', ({ held }) => ({
    status: 'processed',
    ...last(held, { outcome: 'processed' }),
  })),
  no_show: from('running', ({ held }) => ({
    status: 'aborted',
    missed: true,
    ...last(held, { outcome: 'no_show' }),
  })),
  resume,
  return: from('running', ({ held }) => putBack(held, 'returned')),
  transfer,
  park: from('running', ({ held, snapshot: before }) => ({
    ...putBack(held, 'parked'),
    parked: true,
    before,
  })),
  here: from('running', ({ held, snapshot: before }) =>
    held.arrived ? null : { arrived: true, before },
  ),
  restore: ({ line, held, list, snapshot: before, isFreeOn }) => {
    const isGone = held.status === 'cancelled' || (held.status === 'aborted' && held.missed);
    if (!isGone || !isFreeOn(list)) return null;
    return put(line, held, { ...backInLine, missed: false, before });
  },
  take_back: takeBack,
  priority: ({ line, held, list, after }) => {
    if (held.status !== 'scheduled') return null;
    if (held.hasPriority) return line;
    const place = held.parked ? null : priorityPlace(line, held, list, after);
    const moved = place !== null && { place, first: held.first ?? held.place };
    return put(line, held, { hasPriority: true, before: held.before, ...moved });
  },
  ordinary: ({ line, held }) => {
    if (held.status !== 'scheduled') return null;
    if (!held.hasPriority) return line;
    const { before, first, place } = held;
    return put(line, held, { hasPriority: false, first: null, place: first ?? place, before });
  },
};

/** An action of a role on a ticket. Null if it is not allowed. */
export function acted(
  line: Line,
  code: string,
  action: Act['action'],
  details: Details = {},
): Line | null {
  const held = find(everyone(line), code);
  if (!held) return null;
  const list = listOf(line, held);
  const { status, missed, called, counter } = held;
  const { people = 1, instead = null, target = null, capacity = null, after = 1 } = details;
  return RULES[action]({
    people,
    counter: details.counter ?? null,
    instead,
    target,
    capacity,
    after,
    line,
    held,
    list,
    snapshot: { status, missed, called, counter, list },
    isFreeOn: (on) => held.person === WALK_IN || !openOf(line[on]!, held.person),
    isBusyAt: (at, on = line) =>
      at !== null && servedAt(everyone(on), at).some((other) => other.code !== code),
  });
}

/** A transition by the database function, without a counter. */
export function moved(line: Line, code: string, to: TicketStatus): Line | null {
  if (to === 'running') return acted(line, code, 'call');
  if (to === 'processed') return acted(line, code, 'done');
  if (to === 'cancelled') return acted(line, code, 'cancel');
  const held = find(everyone(line), code);
  if (!held || !isOpen(held)) return null;
  const ended = held.status === 'running' ? last(held, { outcome: 'provider' }) : {};
  return put(line, held, { status: 'aborted', missed: false, ...ended });
}
