import type { MemberAction } from '#common/contract/counter.ts';
import type { PersonAction, TicketStatus } from '#common/contract/tickets.ts';

/** A ticket as a response showed it. */
export interface Seen {
  code: string;
  list: string;
  rank: number;
  status: TicketStatus;
  tickets_count: number;
  people_ahead: number;
}

/** When a call was sent and when its response had arrived, in milliseconds of one clock. */
interface Timed {
  start: number;
  end: number;
}

/** The outcome of a take: a ticket, or why there is none. */
export type TakeAnswer = { ticket: Seen } | { refusal: string; held: Seen | null };

export type Take = Timed & {
  kind: 'take';
  person: string;
  list: string;
  key: string | null;
  answer: TakeAnswer;
};

/** A transition by the database's own function. `moved` is false when it was refused. */
export type Move = Timed & {
  kind: 'move';
  list: string;
  code: string;
  to: TicketStatus;
  moved: boolean;
};

/** A clerk's "call next": the codes of the ticket called and of the one the counter had served. */
export type Press = Timed & {
  kind: 'press';
  clerk: string;
  key: string;
  list: string;
  counter: string;
  finish: 'processed' | 'no_show' | null;
  /** Null where the response to a key was a refusal. */
  answer: { ticket: string | null; finished: string | null } | null;
};

/** An action of a holder or a member on one ticket, and the ticket in the response. */
export type Act = Timed & {
  kind: 'act';
  list: string;
  /** The holder; `walk-in` for a ticket without an account. */
  person: string;
  code: string;
  action: PersonAction | MemberAction;
  people: number;
  counter: string | null;
  /** The ticket called instead of a resumed one. */
  instead: string | null;
  done: boolean;
  /** The holder's view. */
  seen: Seen | null;
  /** The member's view: its status and the counter it was called to. */
  shown: { status: TicketStatus; counter: string | null } | null;
};

/** A place's list as its members see it: the open tickets in serving order. */
export type Board = Timed & { kind: 'board'; list: string; codes: string[] };

/** A person's whole list of tickets. */
export type Mine = Timed & { kind: 'mine'; person: string; count: number; tickets: Seen[] };

/** The waiting lists of the organisation. */
export type Look = Timed & {
  kind: 'look';
  lists: { list: string; tickets_count: number; next_rank: number; state: string }[];
};

/** A response that no call of this test may get. */
type Odd = Timed & { kind: 'odd'; call: string; status: number; body: string };

export type Call = Take | Move | Press | Act | Board | Mine | Look | Odd;

/** The content of the database at the end. */
export interface Audit {
  list: string;
  issued: number;
  /** Numbers whose places are free again. */
  givenBack: number;
  /** In the order of the line. */
  tickets: { code: string; person: string; rank: number; status: TicketStatus }[];
}

/** Everything that happened in one run. */
export interface History {
  lists: { code: string; capacity: number | null }[];
  calls: Call[];
  audit: Audit[];
}
