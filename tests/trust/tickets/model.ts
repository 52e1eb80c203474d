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
  /** Place in the line: grows with each number taken. A moved ticket stands between two others. */
  place: number;
  /** The place before priority moved it ahead. */
  first: number | null;
  hasPriority: boolean;
  /** Set aside by a counter. */
  parked: boolean;
  /** The list that issued the number. */
  origin: string;
  /** The arrival at the counter is recorded. */
  arrived: boolean;
  /** The state that an undo restores. */
  before: Before | null;
}

type Before = Pick<Held, 'status' | 'missed' | 'called' | 'counter'> & { list: string };

/** A list: its tickets in order, including those that have left. */
export type State = readonly Held[];

/** The lists of a place on one day, one per service, by their codes. */
export type Line = Readonly<Record<string, State>>;

export const isOpen = ({ status }: Held) => status === 'scheduled' || status === 'running';
export const isWaiting = ({ status, parked }: Held) => status === 'scheduled' && !parked;
const isGivenBack = ({ status, called }: Held) =>
  !called && (status === 'cancelled' || status === 'aborted');
/** Number of used places. A ticket that is cancelled before its call frees one. */
export const taken = (state: State) => state.filter((held) => !isGivenBack(held)).length;
export const waiting = (state: State) => state.filter(isWaiting).length;
export const find = (state: State, code: string) => state.find((held) => held.code === code);
export const openOf = (state: State, person: string) =>
  state.find((held) => held.person === person && isOpen(held));
export const everyone = (line: Line): Held[] => Object.values(line).flat();
/** How many numbers a list has issued, wherever their tickets are now. */
export const issuedBy = (line: Line, list: string): number =>
  everyone(line).filter(({ origin }) => origin === list).length;

/** Returns true if the ticket in a response matches the list at that moment. */
export function fits(state: State, seen: Seen, person: string): boolean {
  const at = state.findIndex(({ code }) => code === seen.code);
  const held = state[at];
  if (!held || held.rank !== seen.rank || held.person !== person || held.status !== seen.status) {
    return false;
  }
  const ahead = isWaiting(held) ? waiting(state.slice(0, at)) : 0;
  return seen.people_ahead === ahead && seen.tickets_count === waiting(state);
}

/** A state in the order of the line. */
export const inOrder = (state: State): State =>
  state.toSorted((one, other) => one.place - other.place);

const ISSUED = {
  status: 'scheduled',
  missed: false,
  called: false,
  counter: null,
  passes: 0,
  late: false,
  visits: [],
  first: null,
  hasPriority: false,
  parked: false,
  arrived: false,
  before: null,
} as const;

export const issue = (state: State, ticket: Omit<Held, keyof typeof ISSUED>): State =>
  inOrder([...state, { ...ISSUED, ...ticket }]);

/** The next ticket to be called, and the visit at a counter. */
export const nextOf = (state: State) => state.find(isWaiting);
export const servedAt = (state: State, counter: string) =>
  state.filter((held) => held.status === 'running' && held.counter === counter);
