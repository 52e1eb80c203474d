import type { Settings } from '#server/settings.ts';

/** Tickets that one person may hold and take, so that a few cannot keep everyone else out. */
export interface TicketLimits {
  /** Open tickets in all lists, today and later. */
  open: number;
  /** Open tickets in all lists of one day. */
  openPerDay: number;
  /** Tickets taken within a minute. */
  takesPerMinute: number;
}

/** The limits of everybody. */
export const limitsOf = ({
  openTickets: open,
  openTicketsPerDay,
  takesPerMinute,
}: Pick<Settings, 'openTickets' | 'openTicketsPerDay' | 'takesPerMinute'>): TicketLimits => ({
  open,
  openPerDay: Math.min(openTicketsPerDay, open),
  takesPerMinute,
});
