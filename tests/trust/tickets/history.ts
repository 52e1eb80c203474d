import type { TicketStatus } from '#common/contract/tickets.ts';

/** A ticket as an answer showed it. */
export interface Seen {
  code: string;
  list: string;
  rank: number;
  status: TicketStatus;
  tickets_count: number;
  people_ahead: number;
}

/** When a call went out and when its answer was in hand, in milliseconds of one clock. */
interface Timed {
  start: number;
  end: number;
}

/** What a take was answered: a ticket, or why there is none. */
export type TakeAnswer = { ticket: Seen } | { refusal: string; held: Seen | null };

export type Take = Timed & {
  kind: 'take';
  person: string;
  list: string;
  key: string | null;
  answer: TakeAnswer;
};

/** A move by the database's own function. `moved` is false when it refused. */
export type Move = Timed & {
  kind: 'move';
  list: string;
  code: string;
  to: TicketStatus;
  moved: boolean;
};

/** A person's whole list of tickets. */
export type Mine = Timed & { kind: 'mine'; person: string; count: number; tickets: Seen[] };

/** The waiting lists of the organisation. */
export type Look = Timed & {
  kind: 'look';
  lists: { list: string; tickets_count: number; next_rank: number; state: string }[];
};

/** A refresh: the token that was sent and its successor, `null` when it was refused. */
export type Refresh = Timed & {
  kind: 'refresh';
  person: string;
  sent: string;
  successor: string | null;
};

/** An answer that no call of this test may get. */
export type Odd = Timed & { kind: 'odd'; call: string; status: number; body: string };

export type Call = Take | Move | Mine | Look | Refresh | Odd;

/** What the database held when all was over. */
export interface Audit {
  list: string;
  issued: number;
  /** Numbers whose places are free again. */
  givenBack: number;
  tickets: { code: string; person: string; rank: number; status: TicketStatus }[];
}

/** Everything that happened in one run. */
export interface History {
  lists: { code: string; capacity: number | null }[];
  calls: Call[];
  audit: Audit[];
}
