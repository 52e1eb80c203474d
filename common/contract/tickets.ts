import { Type, type Static } from 'typebox';
import {
  CalendarDate,
  ErrorBody,
  Instant,
  count,
  named,
  nullable,
  nullish,
  page,
  pageQuery,
  recordsOf,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { PRIORITY_REASONS } from '#common/priority.ts';
import { Presence } from './presence.ts';
import { label, ServiceName } from './services.ts';

export const TICKET_STATUSES = [
  'scheduled',
  'running',
  'processed',
  'aborted',
  'cancelled',
] as const;

export const TicketStatus = Type.Enum(TICKET_STATUSES);
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const PERSON_ACTIONS = ['cancel', 'undo', 'let_pass', 'came_late'] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];

/** Limits of letting others pass: times per ticket, and people at a time. */
export const LET_PASS_TIMES = 3;
/** Choices for the number of people to let pass. */
export const SKIP_COUNTS = [1, 2, 3, 5, 10] as const;
const LET_PASS_PEOPLE = { minimum: 1, maximum: 10 } as const;

/**
 * The interval in which a person is called with about 80 % probability, at least five minutes wide.
 * Both ends are equal if nobody has to be called before and a counter is free: the call is
 * immediate or, before opening, at opening time.
 */
export const Estimate = named('Estimate', {
  from: Instant,
  to: Instant,
  basis: Type.Object({
    kind: Type.Enum(['visits', 'owner'], {
      description: "The place's own finished visits, or the owner's figure while there are few.",
    }),
    count: count('Number of finished visits considered.'),
  }),
  enough: Type.Optional(
    Type.Boolean({
      description:
        'False: closing time may come before the call. If it most probably does, `from` and ' +
        '`to` both equal closing time, which is then no window.',
    }),
  ),
});
export type Estimate = Static<typeof Estimate>;

/** Limits of the people ahead at which an alert fires. */
const ALERT_AHEAD = { minimum: 1, maximum: 20 } as const;

/** A holder's alert before their turn. */
const Alert = named('Alert', {
  ahead: Type.Integer(),
  email: Type.Boolean(),
  fired_at: nullish(Instant, 'When it fired, once; null: not yet.'),
});
type Alert = Static<typeof Alert>;

export const AlertPayload = named('AlertPayload', {
  ahead: Type.Integer(ALERT_AHEAD),
  email: Type.Boolean(),
});
export type AlertPayload = Static<typeof AlertPayload>;

/** A ticket on a list. Optional fields go beyond section 3 of the specification. */
export const Ticket = named('Ticket', {
  code: Type.String(),
  rank: Type.Integer({ minimum: 1, description: 'The permanent number in its list.' }),
  label,
  service: nullish(ServiceName, 'Null if the place has only one.'),
  status: Type.Optional(TicketStatus),
  due_date: CalendarDate,
  created_at: Instant,
  organisation: Type.Object({
    title: Type.String(),
    address: Type.String(),
    image: nullable(Type.String()),
    slug: Type.String(),
    city: Type.String(),
  }),
  waiting_list: Type.Object({
    code: Type.String(),
    tickets_count: Type.Optional(count()),
    released_on: Type.Optional(CalendarDate),
  }),
  people_ahead: Type.Optional(
    count(
      'Waiting tickets of the list before this one: the people who are called ' +
        'before. People being served do not count; 0 once it was called.',
    ),
  ),
  being_served: Type.Optional(
    count('Running tickets of the list; absent in the response to a take.'),
  ),
  status_reason: nullish(Type.String()),
  position_changed_at: nullish(
    Instant,
    'When it last moved within the line; null: its position equals its rank.',
  ),
  counter: nullish(Type.String(), 'The counter that called it.'),
  key: Type.Optional(
    Type.String({
      description:
        '128 random bits in hex, only for the holder. Anyone with them may read the ticket.',
    }),
  ),
  estimate: nullish(Estimate, 'Null if no estimate is possible, and in the response to a take.'),
  alert: nullish(Alert, 'Only for the holder.'),
  called_at: nullish(Instant, 'When it was called; null: not yet.'),
  patience_ends_at: nullish(
    Instant,
    'The earliest time at which the called ticket may become a no-show.',
  ),
  priority: Type.Optional(
    Type.Boolean({ description: 'It is called in turns with ordinary numbers.' }),
  ),
  parked: nullish(
    Type.Object({
      counter: Type.String({ description: 'The counter that will call it again.' }),
      until: Instant,
    }),
    'Set aside, e.g. to fill in a form; null: not parked.',
  ),
  presence: nullish(Presence, 'Null unless it waits today at a place that shows who is here.'),
  can_until: nullish(Instant, 'Deadline of the actions on an ended ticket: `undo`, `came_late`.'),
  can: Type.Optional(
    Type.Array(Type.Enum(PERSON_ACTIONS), {
      description: 'Actions that the caller can do now.',
    }),
  ),
});
export type Ticket = Static<typeof Ticket>;

export const TicketLimits = named('TicketLimits', {
  open_tickets: Type.Integer({ minimum: 1, description: 'Open tickets in all lists.' }),
  open_tickets_per_day: Type.Integer({
    minimum: 1,
    description: 'Open tickets in all lists of one day.',
  }),
  takes_per_minute: Type.Integer({ minimum: 1, description: 'Tickets taken within a minute.' }),
});
export type TicketLimits = Static<typeof TicketLimits>;

export const TicketPage = named('TicketPage', {
  ...page(Ticket).properties,
  limits: Type.Optional(TicketLimits),
});
export type TicketPage = Static<typeof TicketPage>;

/** The reason why no ticket was issued. `existing_ticket` includes the person's current ticket. */
export const TicketRefusal = Type.Intersect(
  [ErrorBody, Type.Object({ ticket: Type.Optional(Ticket) })],
  { title: 'TicketRefusal' },
);

export const LetPassPayload = named('LetPassPayload', { people: Type.Integer(LET_PASS_PEOPLE) });

/** The position of a ticket after letting people pass. */
export const LetPassOutcomes = recordsOf(
  'LetPassOutcomes',
  Type.Object({
    people: Type.Integer({
      ...LET_PASS_PEOPLE,
      description: 'Number of people to let pass; all, if fewer wait behind it.',
    }),
    after_rank: Type.Integer({ description: 'The number before it in the new position.' }),
    estimate: nullable(Estimate, 'Estimate of the new call time; null if not possible.'),
  }),
);
export type LetPassOutcomes = Static<typeof LetPassOutcomes>;

/** Events in a line, without names. */
export const TICKET_EVENT_KINDS = [
  'called',
  'recalled',
  'served',
  'returned',
  'no_show',
  'came_late',
  'let_pass',
  'left',
  'came_back',
  'resumed',
  'ended',
  'transferred',
  'parked',
  'here',
  'restored',
  'taken_back',
  'priority',
] as const;

export const TicketEvents = recordsOf(
  'TicketEvents',
  Type.Object({
    at: Instant,
    kind: Type.Enum(TICKET_EVENT_KINDS),
    count: Type.Integer({
      minimum: 1,
      description: 'Number of equal events within the same minute.',
    }),
  }),
);
export type TicketEvents = Static<typeof TicketEvents>;

const TicketsQuery = Type.Object({
  status: Type.Optional(TicketStatus),
  ...pageQuery(10),
});
type TicketsQuery = Static<typeof TicketsQuery>;

export const getTickets = endpoint('GET /api/user/tickets', {
  query: TicketsQuery,
  response: TicketPage,
});
/** Any success means that the ticket was issued, whatever the response contains. */
export const takeTicket = endpoint('POST /api/user/tickets', {
  body: named('TicketPayload', {
    ticket: Type.Object({
      waiting_list_code: Type.String(),
      priority: nullish(Type.Enum(PRIORITY_REASONS)),
    }),
  }),
});
/** 404 for somebody else's ticket. */
export const getOwnTicket = endpoint('GET /api/user/tickets/{code}', { response: Ticket });
export const getOwnTicketEvents = endpoint('GET /api/user/tickets/{code}/events', {
  response: TicketEvents,
});
export const cancelTicket = endpoint('DELETE /api/user/tickets/{code}', { response: Ticket });
export const actOnOwnTicket = endpoint('POST /api/user/tickets/{code}/{action}', {
  body: Type.Partial(LetPassPayload),
  response: Ticket,
});
/** The same for a walk-in. */
export const actOnTicketByKey = endpoint('POST /api/tickets/{key}/{action}', {
  body: Type.Partial(LetPassPayload),
  response: Ticket,
});
export const setAlert = endpoint('PUT /api/user/tickets/{code}/alert', { body: AlertPayload });
export const removeAlert = endpoint('DELETE /api/user/tickets/{code}/alert');
