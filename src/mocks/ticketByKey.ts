import {
  cancelByKey,
  getTicketByKey,
  getTicketEvents,
  setPresence,
  TicketByKey,
} from '#common/contract/ticketByKey.ts';
import {
  actOnTicketByKey,
  getOwnTicket,
  type Ticket,
  type TicketEvents,
} from '#common/contract/tickets.ts';
import { AWAY_MINUTES } from '#common/contract/presence.ts';
import { toTicketByKey } from '#src/api/ticketByKey.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { buildCalled, estimate, mockStream } from './lines.ts';
import { json, mock, on } from './mock.ts';
import { buildTicket } from './tickets.ts';

/** A key in the format of the server. */
export const KEY = '0123456789abcdef0123456789abcdef';

/** Number 42 by its key: five people ahead, number 36 being served, predicted call at about ten. */
export const buildTicketByKey = (overrides: Partial<TicketByKey> = {}): TicketByKey => ({
  ...buildTicket({ status: overrides.status }),
  position_changed_at: null,
  counter: null,
  estimate: estimate('09:50', '10:15'),
  alert: null,
  called_at: null,
  patience_ends_at: null,
  can_until: null,
  can: [],
  service: '',
  list_state: 'open',
  message: null,
  place: { phone: '210 361 2045', latitude: 37.9795, longitude: 23.7417 },
  now_serving: [buildCalled({ rank: 36, counter: 'Θυρίδα 2' })],
  walk_in: false,
  ...overrides,
});

/** Number 42, called a minute ago. */
export const buildCalledTicket = (overrides: Partial<TicketByKey> = {}): TicketByKey =>
  buildTicketByKey({
    status: 'running',
    people_ahead: 0,
    estimate: null,
    counter: 'Θυρίδα 2',
    called_at: '2026-03-16T09:29:00+02:00',
    patience_ends_at: '2026-03-16T09:32:00+02:00',
    now_serving: [buildCalled({ rank: 42, counter: 'Θυρίδα 2' })],
    ...overrides,
  });

/** Three people were served and one left since number 42 was taken. */
const buildTicketEvents = (): TicketEvents => ({
  records: [
    { at: '2026-03-16T09:26:00+02:00', kind: 'served', count: 1 },
    { at: '2026-03-16T09:20:00+02:00', kind: 'left', count: 1 },
    { at: '2026-03-16T09:14:00+02:00', kind: 'served', count: 2 },
    { at: '2026-03-16T09:13:00+02:00', kind: 'called', count: 3 },
  ],
});

export const ticketByKeyFrom = (overrides: Partial<TicketByKey> = {}) =>
  toTicketByKey(readResponse(TicketByKey, buildTicketByKey(overrides)));

/** A ticket by its key, by state. Without a stream unless another mock adds one. */
export const ticketByKey = {
  ...mock(getTicketByKey),
  success: (ticket = buildTicketByKey(), events = buildTicketEvents()) => [
    on(getTicketByKey, json(ticket)),
    on(getTicketEvents, json(events)),
  ],
};

/** The view of a logged-in holder. */
export const ownTicket = (ticket: Ticket) => [on(getOwnTicket, json(ticket))];

/** A walk-in's ticket, cancelled by its key and restored. */
export const walkIn = (ticket: TicketByKey) => [
  ...ticketByKey.success(ticket),
  on(cancelByKey, () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    Object.assign(ticket, { status: 'cancelled', can: ['undo'], can_until: until });
    return json(ticket)();
  }),
  on(actOnTicketByKey, () => {
    Object.assign(ticket, { status: 'scheduled', can: ['cancel'], can_until: null });
    return json(ticket)();
  }),
];

/** A walk-in's ticket at a place that shows who is here. */
export const presentTicket = (ticket: TicketByKey) => [
  ...ticketByKey.success(ticket),
  on(setPresence, async ({ request }) => {
    const { state } = await request.json();
    const until = new Date(Date.now() + AWAY_MINUTES * 60_000).toISOString();
    ticket.presence = { state, away_until: state === 'away' ? until : null };
    return json(ticket)();
  }),
];

export const ticketStream = () =>
  mockStream('*/api/tickets/:key/live', 'ticket', buildTicketByKey());
