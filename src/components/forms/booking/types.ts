import type { Wait } from '#common/line/wait.ts';
import type { TicketStatusName } from '#src/components/display/place/StatusChip.tsx';

/** The waiting list that a ticket would be taken from. */
export interface BookingList {
  code: string;
  /** How many people wait now, and so are ahead of the next person. */
  ticketsCount: number;
  /** The number that the next ticket would get, if the server says. */
  nextRank?: number | null;
  /** Whether it still issues tickets; assumed open when the server does not say. */
  state?: 'open' | 'full' | 'closed';
  /** Minutes until the call of whoever takes a number now; null: nothing can be said. */
  minutes?: Wait['minutes'];
  /** False: closing time may come before that call. */
  enough?: boolean;
  /** Minutes between two calls, for an estimate where a server does not know `minutes`. */
  averageMinutes?: number | null;
}

/** The chosen day's waiting list, or its loading state. */
export type BookingLists =
  | { status: 'loading' }
  | { status: 'error'; text: string; onRetry: () => void }
  | { status: 'empty' }
  | { status: 'ready'; list: BookingList };

/** A limit of open tickets that the person has reached. */
export interface BookingLimit {
  /** How many open tickets the person holds. */
  count: number;
  /** Whether it applies to the chosen day or to all days. */
  of: 'day' | 'all';
}

/** Another number of the person that may be called at the same time. */
export interface OverlappingNumber {
  /** Where it was taken. */
  title: string;
  /** When it is probably called, by the clock. */
  from: string;
  to: string;
}

/** The ticket that the person already holds there. */
export interface HeldTicket {
  rank: number | null;
  peopleAhead: number | null;
  status: TicketStatusName;
  /** Its day, `YYYY-MM-DD`. */
  date: string;
  /** Where the ticket can be followed. */
  href?: string;
}
