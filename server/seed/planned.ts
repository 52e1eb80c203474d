import type { OpeningHours } from '#common/calendar/openingHours.ts';
import type { TicketStatus } from '#common/contract/tickets.ts';

/** A list to fill with sample tickets. */
export interface EmptyList {
  id: number;
  slug: string;
  released_on: string;
  state: string;
  capacity: number | null;
  average_minutes: number | null;
  counters: number;
  counter_name: string;
  list_pattern: string;
  opening_hours: OpeningHours;
}

/** One sample ticket; its index in the plan determines its number. */
export interface PlannedTicket {
  status: TicketStatus;
  reason: string | null;
  createdAt: Date;
  /** When it was called, and when it ended. */
  calledAt: Date | null;
  endedAt: Date | null;
  /** Taken by somebody without an account. */
  isWalkIn?: boolean;
  /** The window told with it, where there was one. */
  told?: { from: Date; to: Date } | null;
}
