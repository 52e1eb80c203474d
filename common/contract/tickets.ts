import { Type, type Static } from 'typebox';
import { CalendarDate, ErrorBody, Instant, page } from './common.ts';

export const TICKET_STATUSES = [
  'scheduled',
  'running',
  'processed',
  'aborted',
  'cancelled',
] as const;

export const TicketStatus = Type.Enum(TICKET_STATUSES);
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const Ticket = Type.Object(
  {
    code: Type.String(),
    rank: Type.Integer({ minimum: 1, description: 'The number issued in its list, for life.' }),
    status: TicketStatus,
    due_date: CalendarDate,
    created_at: Instant,
    organisation: Type.Object({
      title: Type.String(),
      address: Type.String(),
      image: Type.Union([Type.String(), Type.Null()]),
      slug: Type.String(),
      city: Type.String(),
    }),
    waiting_list: Type.Object({
      code: Type.String(),
      tickets_count: Type.Integer({ minimum: 0 }),
      released_on: CalendarDate,
    }),
    people_ahead: Type.Integer({
      minimum: 0,
      description: 'Scheduled or running tickets of the list with a lower rank.',
    }),
    status_reason: Type.Union([Type.String(), Type.Null()]),
  },
  { title: 'Ticket' },
);
export type Ticket = Static<typeof Ticket>;

/** What one person may hold and take. */
export const TicketLimits = Type.Object(
  {
    open_tickets: Type.Integer({ minimum: 1, description: 'Open tickets in all lists.' }),
    open_tickets_per_day: Type.Integer({
      minimum: 1,
      description: 'Open tickets in all lists of one day.',
    }),
    takes_per_minute: Type.Integer({ minimum: 1, description: 'Tickets taken within a minute.' }),
  },
  { title: 'TicketLimits' },
);
export type TicketLimits = Static<typeof TicketLimits>;

export const TicketPage = Type.Intersect([page(Ticket), Type.Object({ limits: TicketLimits })], {
  title: 'TicketPage',
});
export type TicketPage = Static<typeof TicketPage>;

export const TicketPayload = Type.Object(
  {
    ticket: Type.Object({ waiting_list_code: Type.String() }),
  },
  { title: 'TicketPayload' },
);
export type TicketPayload = Static<typeof TicketPayload>;

/** Why no ticket was given. With `existing_ticket` the ticket already held comes along. */
export const TicketRefusal = Type.Intersect(
  [ErrorBody, Type.Object({ ticket: Type.Optional(Ticket) })],
  { title: 'TicketRefusal' },
);
export type TicketRefusal = Static<typeof TicketRefusal>;

/** What a repeat of the same wish carries. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description:
        'Chosen by the client, 1 to 200 characters. A repeat with the same key answers the same ticket.',
    }),
  ),
});

export const TicketsQuery = Type.Object({
  status: Type.Optional(TicketStatus),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000, default: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
});
export type TicketsQuery = Static<typeof TicketsQuery>;
