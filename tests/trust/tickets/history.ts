import type { HallAction, MemberAction } from '#common/contract/counter.ts';
import type { PersonAction, TicketStatus } from '#common/contract/tickets.ts';

/** One stretch of service at a counter; without an outcome while it lasts. */
export interface Visit {
  counter: string | null;
  outcome: string | null;
}

export interface Seen {
  code: string;
  list: string;
  rank: number;
  status: TicketStatus;
  tickets_count: number;
  people_ahead: number;
}

/** Times of request and response, in ms of one clock. */
export interface Timed {
  start: number;
  end: number;
}

/** Outcome of a take: a ticket, or the reason of the refusal. */
export type TakeResult = { ticket: Seen } | { refusal: string; held: Seen | null };

export type Take = Timed & {
  kind: 'take';
  person: string;
  list: string;
  key: string | null;
  response: TakeResult;
};

/** A transition by the database function. `moved` is false if it was refused. */
export type Move = Timed & {
  kind: 'move';
  list: string;
  code: string;
  to: TicketStatus;
  moved: boolean;
};

/** A clerk's call: codes of the called ticket and of the one that the counter served. */
export type CallNext = Timed & {
  kind: 'call_next';
  clerk: string;
  key: string;
  /** Null: the next of the whole line. */
  list: string | null;
  line: string;
  counter: string;
  finish: 'processed' | 'no_show' | null;
  /** Null if the response was a refusal. */
  response: { ticket: string | null; finished: string | null } | null;
};

/** Steps of a hall: with priority given and withdrawn. */
export type HallStep = HallAction | 'priority' | 'ordinary';

/** An action of a holder or member on one ticket, and the ticket in the response. */
export type Act = Timed & {
  kind: 'act';
  list: string;
  /** The holder. `walk-in` for a ticket without an account. */
  person: string;
  code: string;
  action: PersonAction | MemberAction | HallStep;
  /** The list that a ticket is transferred to. */
  target?: string | null;
  people: number;
  counter: string | null;
  /** The ticket that was called instead of a resumed one. */
  instead: string | null;
  done: boolean;
  seen: Seen | null;
  /** The member's view: status and counter. */
  shown: { status: TicketStatus; counter: string | null } | null;
};

/** A place's list for its members: the open tickets in serving order. */
export type Board = Timed & { kind: 'board'; list: string; codes: string[] };

/** The complete list of a person's tickets. */
export type Mine = Timed & { kind: 'mine'; person: string; count: number; tickets: Seen[] };

export type Look = Timed & {
  kind: 'look';
  lists: { list: string; tickets_count: number; next_rank: number; state: string }[];
};

/** An unexpected response. */
type Odd = Timed & { kind: 'odd'; call: string; status: number; body: string };

export type Call = Take | Move | CallNext | Act | Board | Mine | Look | Odd;

/** The final content of the database. */
export interface Audit {
  list: string;
  line: string;
  issued: number;
  /** Number of released places. */
  released: number;
  /** In list order. */
  tickets: {
    code: string;
    person: string;
    rank: number;
    /** Grows with each number taken in a line. */
    id: number;
    /** The list that issued the number. */
    origin: string;
    status: TicketStatus;
    line: string;
    service: string;
    visits: Visit[];
  }[];
}

/** A waiting list: one service in the line of a place on one day. */
export interface ListOf {
  code: string;
  capacity: number | null;
  line: string;
  service: string;
}

export interface History {
  lists: ListOf[];
  calls: Call[];
  audit: Audit[];
}
