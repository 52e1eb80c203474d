import { Type, type Static } from 'typebox';
import {
  CalendarDate,
  ErrorBody,
  Instant,
  page,
  pageQuery,
  named,
  nullable,
  recordsOf,
} from './common.ts';
import { endpoint } from './endpoint.ts';

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

/** How often a ticket may let others pass, and how many at a time. */
export const LET_PASS_TIMES = 3;
const LET_PASS_PEOPLE = { minimum: 1, maximum: 10 } as const;

/**
 * The interval in which a person is called with about 80 % probability, at least five minutes wide.
 * Both sides are the same instant where nobody has to be called before and a counter is free: the
 * call comes at once or, where that is still to come, as soon as the place opens.
 */
export const Estimate = named('Estimate', {
  from: Instant,
  to: Instant,
  basis: Type.Object({
    kind: Type.Enum(['visits', 'owner'], {
      description: "The place's own finished visits, or its owner's word while there are few.",
    }),
    count: Type.Integer({ minimum: 0, description: 'Finished visits looked at.' }),
  }),
  enough: Type.Optional(
    Type.Boolean({
      description:
        'False: closing time may come before the call. Where it most probably does, `from` and ' +
        '`to` are both closing time, which is then no window.',
    }),
  ),
});
export type Estimate = Static<typeof Estimate>;

/** How many people may still be ahead when a holder is told. */
const ALERT_AHEAD = { minimum: 1, maximum: 20 } as const;

/** When a holder wants to be told that their turn is near. */
const Alert = named('Alert', {
  ahead: Type.Integer(),
  email: Type.Boolean(),
  fired_at: Type.Optional(
    nullable(Instant, 'When it came true, which happens once; null: not yet.'),
  ),
});
type Alert = Static<typeof Alert>;

export const AlertPayload = named('AlertPayload', {
  ahead: Type.Integer(ALERT_AHEAD),
  email: Type.Boolean(),
});
export type AlertPayload = Static<typeof AlertPayload>;

/** A number in a list; what is optional goes beyond section 3 of the specification. */
export const Ticket = named('Ticket', {
  code: Type.String(),
  rank: Type.Integer({ minimum: 1, description: 'The number issued in its list, for life.' }),
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
    tickets_count: Type.Optional(Type.Integer({ minimum: 0 })),
    released_on: Type.Optional(CalendarDate),
  }),
  people_ahead: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'Scheduled tickets of the list that are before this one: the people who are called ' +
        'before. Those being served do not count; 0 once it was called.',
    }),
  ),
  being_served: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'Running tickets of the list; absent in the answer to a take.',
    }),
  ),
  status_reason: Type.Optional(nullable(Type.String())),
  position_changed_at: Type.Optional(
    nullable(Instant, 'When it last moved within the line; null: it stands by its rank.'),
  ),
  counter: Type.Optional(nullable(Type.String(), 'Where it was called to.')),
  key: Type.Optional(
    Type.String({
      description:
        '128 random bits in hex, told to the holder alone: whoever has them may look at the ticket.',
    }),
  ),
  estimate: Type.Optional(
    nullable(Estimate, 'Null when nothing can be said, and in the answer to a take.'),
  ),
  alert: Type.Optional(nullable(Alert, 'Told to its holder alone.')),
  called_at: Type.Optional(nullable(Instant, 'When it was called; null: not yet.')),
  patience_ends_at: Type.Optional(
    nullable(Instant, 'How long the place surely waits for who was called.'),
  ),
  can_until: Type.Optional(
    nullable(Instant, 'When what can be done with an ended ticket ends: `undo`, `came_late`.'),
  ),
  can: Type.Optional(
    Type.Array(Type.Enum(PERSON_ACTIONS), {
      description: 'What whoever asked can do with it now.',
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

/** Why no ticket was issued. With `existing_ticket` it includes the ticket already held. */
export const TicketRefusal = Type.Intersect(
  [ErrorBody, Type.Object({ ticket: Type.Optional(Ticket) })],
  { title: 'TicketRefusal' },
);

export const LetPassPayload = named('LetPassPayload', { people: Type.Integer(LET_PASS_PEOPLE) });

/** Where a ticket would stand after letting people pass. */
export const LetPassOutcomes = recordsOf(
  'LetPassOutcomes',
  Type.Object({
    people: Type.Integer({
      ...LET_PASS_PEOPLE,
      description: 'How many it lets pass; if fewer wait behind it, all of them.',
    }),
    after_rank: Type.Integer({ description: 'The number after which it would stand.' }),
    estimate: nullable(Estimate, 'When it would be called; null when nothing can be said.'),
  }),
);
export type LetPassOutcomes = Static<typeof LetPassOutcomes>;

/** Events in a line, without names. */
export const TICKET_EVENT_KINDS = [
  'called', 'recalled', 'served', 'returned', 'no_show', 'came_late', 'let_pass', 'left',
  'came_back', 'resumed', 'ended',
] as const; // prettier-ignore

export const TicketEvents = recordsOf(
  'TicketEvents',
  Type.Object({
    at: Instant,
    kind: Type.Enum(TICKET_EVENT_KINDS),
    count: Type.Integer({ minimum: 1, description: 'How many within the same minute.' }),
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
  answer: TicketPage,
});
/** Any success means that it was taken, whatever the response holds. */
export const takeTicket = endpoint('POST /api/user/tickets', {
  body: named('TicketPayload', {
    ticket: Type.Object({ waiting_list_code: Type.String() }),
  }),
});
/** 404 when it is somebody else's. */
export const getOwnTicket = endpoint('GET /api/user/tickets/{code}', { answer: Ticket });
export const cancelTicket = endpoint('DELETE /api/user/tickets/{code}', { answer: Ticket });
export const actOnOwnTicket = endpoint('POST /api/user/tickets/{code}/{action}', {
  body: Type.Partial(LetPassPayload),
  answer: Ticket,
});
/** The same for a walk-in. */
export const actOnTicketByKey = endpoint('POST /api/tickets/{key}/{action}', {
  body: Type.Partial(LetPassPayload),
  answer: Ticket,
});
export const setAlert = endpoint('PUT /api/user/tickets/{code}/alert', { body: AlertPayload });
export const removeAlert = endpoint('DELETE /api/user/tickets/{code}/alert');
