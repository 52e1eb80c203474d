import type { Settings } from '#server/settings.ts';

/** How many tickets one person may hold and take, so that a few cannot keep everyone else out. */
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
/** There is no way to confirm an address yet; otherwise three would be the limit for ever. */
const ADDRESSES_CAN_BE_CONFIRMED = false;

/**
 * The limits of a person.
 * @param confirmable whether addresses can be confirmed here; only then does the lower limit apply.
 */
export function limitsOf(
  settings: Pick<Settings, 'openTickets' | 'openTicketsPerDay' | 'takesPerMinute'>,
  person: { confirmed_at: Date | null },
  confirmable = ADDRESSES_CAN_BE_CONFIRMED,
): TicketLimits {
  const { openTickets, openTicketsPerDay, takesPerMinute } = settings;
  const unsure = confirmable && person.confirmed_at === null;
  const open = unsure ? Math.min(openTickets, OPEN_BEFORE_CONFIRMATION) : openTickets;
  return { open, openPerDay: Math.min(openTicketsPerDay, open), takesPerMinute };
}
