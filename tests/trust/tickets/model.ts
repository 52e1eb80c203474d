import type { TicketStatus } from '#common/contract/tickets.ts';
import type { Seen, Visit } from './history.ts';

/** The holder of a ticket without an account. */
export const WALK_IN = 'walk-in';

/** A ticket as a correct server stores it. */
export interface Held {
  code: string;
  rank: number;
  person: string;
  status: TicketStatus;
  /** The holder missed the last call and may still come late. */
  missed: boolean;
  /** The ticket was called and not returned since, so its place is used. */
  called: boolean;
  counter: string | null;
  passes: number;
  late: boolean;
  /** In their order. A call that was taken back is one, too. */
  visits: readonly Visit[];
  /** When its number was taken, between two instants. */
  taken: Span;
}

export interface Span {
  start: number;
  end: number;
}

/** A list: its tickets in order, including those that have left. */
export type State = readonly Held[];

/** The lists of a place on one day, one per service, by their codes. */
export type Line = Readonly<Record<string, State>>;

/** Limit of times that a ticket lets others pass, and number of tickets ahead of a latecomer. */
const PASSES = 3;
const LATE_BEHIND = 2;

export const isOpen = ({ status }: Held) => status === 'scheduled' || status === 'running';
const isGivenBack = ({ status, called }: Held) =>
  !called && (status === 'cancelled' || status === 'aborted');
/** Number of used places. A ticket that is cancelled before its call frees one. */
export const taken = (state: State) => state.filter((held) => !isGivenBack(held)).length;
export const waiting = (state: State) =>
  state.filter(({ status }) => status === 'scheduled').length;
export const find = (state: State, code: string) => state.find((held) => held.code === code);
export const openOf = (state: State, person: string) =>
  state.find((held) => held.person === person && isOpen(held));

/** Returns true if the ticket in a response matches the list at that moment. */
export function fits(state: State, seen: Seen, person: string): boolean {
  const at = state.findIndex(({ code }) => code === seen.code);
  const held = state[at];
  if (!held || held.rank !== seen.rank || held.person !== person || held.status !== seen.status) {
    return false;
  }
  const ahead = held.status === 'scheduled' ? waiting(state.slice(0, at)) : 0;
  return seen.people_ahead === ahead && seen.tickets_count === waiting(state);
}

export const issue = (state: State, code: string, person: string, taken: Span): State => [
  ...state,
  {
    code,
    rank: state.length + 1,
    person,
    status: 'scheduled',
    missed: false,
    called: false,
    counter: null,
    passes: 0,
    late: false,
    visits: [],
    taken,
  },
];

const put = (state: State, held: Held, change: Partial<Held>): State =>
  state.map((one) => (one.code === held.code ? { ...one, ...change } : one));

/** Puts a ticket behind the n-th waiting one after a position, or behind the last. */
function behind(state: State, held: Held, after: number, n: number): State | null {
  const passed = state
    .map((one, at) => ({ one, at }))
    .filter(({ one, at }) => at > after && one !== held && one.status === 'scheduled')
    .slice(0, n)
    .at(-1)?.one;
  if (!passed) return null;
  const rest = state.filter((one) => one !== held);
  // In the line, it stands as if its number had been taken with the one that it is behind.
  rest.splice(rest.indexOf(passed) + 1, 0, { ...held, taken: passed.taken });
  return rest;
}

const putBack = (held: Held) =>
  ({
    status: 'scheduled',
    called: false,
    counter: null,
    ...last(held, { outcome: 'returned' }),
  }) as const;

/** Changes the last visit of a ticket. */
const last = ({ visits }: Held, change: Partial<Visit>) => ({
  visits: visits.map((visit, at) => (at === visits.length - 1 ? { ...visit, ...change } : visit)),
});

interface Details {
  people?: number;
  counter?: string | null;
  instead?: string | null;
  /** Capacity of the list. Null means unlimited. */
  capacity?: number | null;
}

/** An action of a role on a ticket. Null if it is not allowed. */
export function acted(
  state: State,
  code: string,
  action: string,
  { people = 1, counter = null, instead = null, capacity = null }: Details = {},
): State | null {
  const held = find(state, code);
  if (!held) return null;
  const { status } = held;
  const free = held.person === WALK_IN || !openOf(state, held.person);
  const isBusy = counter !== null && servedAt(state, counter).some((other) => other !== held);
  switch (action) {
    case 'cancel':
      return status === 'scheduled' ? put(state, held, { status: 'cancelled' }) : null;
    case 'undo': {
      const hasRoom = capacity === null || taken(state) < capacity;
      const isPossible = status === 'cancelled' && free && hasRoom;
      return isPossible ? put(state, held, { status: 'scheduled' }) : null;
    }
    case 'let_pass': {
      if (status !== 'scheduled' || held.passes >= PASSES) return null;
      const moved = behind(state, held, state.indexOf(held), people);
      return moved && put(moved, held, { passes: held.passes + 1 });
    }
    case 'came_late': {
      if (status !== 'aborted' || !held.missed || held.late || !free) return null;
      const moved = behind(state, held, -1, LATE_BEHIND) ?? state;
      const back = { status: 'scheduled', called: false, counter: null } as const;
      return put(moved, held, { ...back, missed: false, late: true });
    }
    case 'call':
      return status === 'scheduled' && !isBusy
        ? put(state, held, {
            status: 'running',
            called: true,
            counter,
            visits: [...held.visits, { counter, outcome: null }],
          })
        : null;
    case 'recall':
      return status === 'running' && !isBusy
        ? put(state, held, {
            counter: counter ?? held.counter,
            called: true,
            ...last(held, { counter: counter ?? held.counter }),
          })
        : null;
    case 'done':
      return status === 'running'
        ? put(state, held, { status: 'processed', ...last(held, { outcome: 'processed' }) })
        : null;
    case 'no_show':
      return status === 'running'
        ? put(state, held, {
            status: 'aborted',
            missed: true,
            ...last(held, { outcome: 'no_show' }),
          })
        : null;
    case 'resume': {
      const ended = status === 'processed' || (status === 'aborted' && held.missed);
      const called = instead === null ? null : find(state, instead);
      const isInstead = called?.status === 'running' && called.counter === held.counter;
      if (!ended || !free || (called !== null && (!isInstead || held.counter === null)))
        return null;
      const without = called ? put(state, called, putBack(called)) : state;
      const at = held.counter;
      if (at !== null && servedAt(without, at).length > 0) return null;
      return put(without, held, {
        status: 'running',
        missed: false,
        ...last(held, { outcome: null }),
      });
    }
    case 'return':
      return status === 'running' ? put(state, held, putBack(held)) : null;
    default:
      return null;
  }
}

/** A transition by the database function, without a counter. */
export function moved(state: State, code: string, to: TicketStatus): State | null {
  if (to === 'running') return acted(state, code, 'call');
  if (to === 'processed') return acted(state, code, 'done');
  if (to === 'cancelled') return acted(state, code, 'cancel');
  const held = find(state, code);
  if (!held || !isOpen(held)) return null;
  const ended = held.status === 'running' ? last(held, { outcome: 'provider' }) : {};
  return put(state, held, { status: 'aborted', missed: false, ...ended });
}

/** The next ticket to be called, and the visit at a counter. */
export const nextOf = (state: State) => state.find(({ status }) => status === 'scheduled');
export const servedAt = (state: State, counter: string) =>
  state.filter((held) => held.status === 'running' && held.counter === counter);

/**
 * True if a counter that serves every list of a line may call this ticket next: it is the first of
 * its list, and no other list starts with a ticket that was certainly taken earlier. Null: nobody
 * waits.
 */
export function isNextOfLine(line: Line, ticket: string | null): boolean {
  const firsts = Object.values(line).flatMap((state) => nextOf(state) ?? []);
  const chosen = firsts.find(({ code }) => code === ticket);
  if (!chosen) return ticket === null && firsts.length === 0;
  return !firsts.some(({ taken }) => taken.end < chosen.taken.start);
}
