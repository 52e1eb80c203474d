import { toAthensIso } from '#common/calendar/athens.ts';
import type { PlaceNotice } from '#common/contract/notice.ts';
import { TICKET_PLACE_FIELDS, type TicketByKey } from '#common/contract/ticketByKey.ts';
import type { Estimate, PersonAction, Ticket } from '#common/contract/tickets.ts';
import { can, UNDO_SECONDS } from '#common/line/transitions.ts';
import { pick } from '#server/repositories/pick.ts';
import { labelOf, toParked, toServiceName } from '#server/lib/labels.ts';
import { toPresence, type PresenceRow } from './presence.ts';
import type { AlertRow, FullTicketRow, TicketRow } from './tickets.ts';

interface TicketView {
  now: Date;
  /** True if the reader holds the ticket, and so may act on it and share its key. */
  holder: boolean;
  /** True if the holder has reached a limit on open tickets, so that none can be restored. */
  atLimit?: boolean;
  estimate?: Estimate | null;
}

const iso = (instant: Date | null): string | null => (instant ? toAthensIso(instant) : null);

const later = (instant: Date | null, seconds: number): string | null =>
  instant && toAthensIso(new Date(instant.getTime() + seconds * 1000));

/** The deadline of the actions on an ended ticket; null if there are none or no deadline. */
const canUntil = (row: TicketRow, actions: readonly PersonAction[]): string | null => {
  if (actions.includes('undo')) return later(row.cancelled_at, UNDO_SECONDS);
  if (actions.includes('came_late')) return later(row.aborted_at, row.grace_seconds);
  return null;
};

const toAlert = ({ alert_ahead: ahead, alert_email: email, alert_fired_at: at }: AlertRow) =>
  ahead === null ? null : { ahead, email: email ?? false, fired_at: iso(at) };

export function toTicket(
  row: TicketRow & Partial<AlertRow>,
  { now, holder, atLimit = false, estimate = null }: TicketView,
): Ticket {
  const actions = can(row, 'person', now).filter((action) => action !== 'undo' || !atLimit);
  return {
    code: row.code,
    rank: row.rank,
    label: labelOf(row),
    service: toServiceName(row),
    status: row.status,
    due_date: row.due_date,
    created_at: toAthensIso(row.created_at),
    organisation: {
      title: row.title,
      address: row.address,
      image: row.image,
      slug: row.slug,
      city: row.city,
    },
    waiting_list: {
      code: row.list_code,
      tickets_count: row.tickets_count,
      released_on: row.released_on,
    },
    people_ahead: row.people_ahead,
    ...(row.being_served !== undefined && { being_served: row.being_served }),
    status_reason: row.status_reason,
    position_changed_at: iso(row.position_changed_at),
    counter: row.counter,
    ...(holder ? { key: row.key.replaceAll('-', '') } : {}),
    estimate,
    alert: holder && row.alert_ahead !== undefined ? toAlert(row as AlertRow) : null,
    ...(row.priority !== undefined && { priority: row.priority }),
    ...(row.parked_until !== undefined && { parked: toParked(row) }),
    ...(row.shows_presence !== undefined && { presence: toPresence(row as PresenceRow, now) }),
    called_at: iso(row.called_at),
    patience_ends_at: row.status === 'running' ? later(row.called_at, row.patience_seconds) : null,
    can_until: canUntil(row, actions),
    can: holder ? actions : [],
  };
}

export const toTicketByKey = (
  row: FullTicketRow,
  ticket: Ticket,
  { nowServing, notice }: { nowServing: TicketByKey['now_serving']; notice: PlaceNotice | null },
): TicketByKey => ({
  ...ticket,
  service: row.service_name ?? '',
  list_state: row.list_state as TicketByKey['list_state'],
  day_closed: row.day_closed,
  message: row.message,
  notice,
  place: pick(row, TICKET_PLACE_FIELDS),
  now_serving: nowServing,
  walk_in: row.walk_in,
});
