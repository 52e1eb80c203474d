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

/** Open tickets of somebody whose address is not confirmed. */
const OPEN_BEFORE_CONFIRMATION = 3;
/** Off: accounts that are older than confirmation have not been asked to confirm anything. */
const CONFIRMATION_LIMITS = false;

/**
 * The limits of a person.
 * @param confirmable whether addresses can be confirmed here; only then does the lower limit apply.
 */
export function limitsOf(
  settings: Pick<Settings, 'openTickets' | 'openTicketsPerDay' | 'takesPerMinute'>,
  person: { confirmed_at: Date | null },
  confirmable = CONFIRMATION_LIMITS,
): TicketLimits {
  const { openTickets, openTicketsPerDay, takesPerMinute } = settings;
  const unsure = confirmable && person.confirmed_at === null;
  const open = unsure ? Math.min(openTickets, OPEN_BEFORE_CONFIRMATION) : openTickets;
  return { open, openPerDay: Math.min(openTicketsPerDay, open), takesPerMinute };
}
