import { LIST_MESSAGE_MAX } from '#common/forms.ts';
import { Type, type Static } from 'typebox';
import {
  CalendarDate,
  ErrorBody,
  Instant,
  count,
  named,
  nullable,
  nullish,
  recordsOf,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { PRIORITY_REASONS } from '#common/priority.ts';
import { Presence } from './presence.ts';
import { label, ServiceName } from './services.ts';
import { Ticket, TICKET_EVENT_KINDS, TicketStatus } from './tickets.ts';

export const MEMBER_ACTIONS = ['call', 'recall', 'done', 'no_show', 'return', 'resume'] as const;
export type MemberAction = (typeof MEMBER_ACTIONS)[number];

/** Actions of a place with several services, each with its own endpoint. */
export const HALL_ACTIONS = ['transfer', 'park', 'here', 'restore', 'take_back'] as const;
export type HallAction = (typeof HALL_ACTIONS)[number];

export const MEMBER_ROLES = ['clerk', 'owner'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const CounterTicket = named('CounterTicket', {
  code: Type.String(),
  rank: Type.Integer({ minimum: 1 }),
  position: Type.Number({ description: 'The position in its list, lowest first.' }),
  line_position: Type.Optional(
    Type.Number({ description: 'Orders all lists of its day, lowest first.' }),
  ),
  label,
  service: nullish(ServiceName, 'Null if the place has only one.'),
  status: TicketStatus,
  status_reason: nullable(Type.String()),
  name: nullable(Type.String(), 'First name and initial; null for a walk-in.'),
  walk_in: Type.Boolean(),
  waiting_since: Instant,
  called_at: nullable(Instant),
  counter: nullable(Type.String()),
  priority: Type.Optional(Type.Boolean()),
  priority_reason: nullish(Type.Enum(PRIORITY_REASONS)),
  parked: nullish(
    Type.Object({ counter: Type.String(), until: Instant }),
    'Set aside by this counter: it waits, and "next" leaves it out.',
  ),
  presence: nullish(Presence, 'Null: the place does not show who is here.'),
  note: nullish(Type.String(), 'Plain text for the next colleague; erased with the visit.'),
  began_at: nullish(Instant, 'When the person was at the counter; null: not recorded.'),
  can: Type.Array(Type.Enum([...MEMBER_ACTIONS, ...HALL_ACTIONS])),
});
export type CounterTicket = Static<typeof CounterTicket>;

const listFields = {
  code: Type.String(),
  service: Type.String(),
  service_code: nullish(Type.String(), 'Null if the place has only one service.'),
  letter: nullish(Type.String()),
  next_label: Type.Optional(Type.String({ description: 'Letter and number of the next ticket.' })),
  released_on: Type.Optional(CalendarDate),
  state: Type.Enum(['open', 'paused', 'closed']),
  message: nullable(Type.String()),
  capacity: nullable(count()),
  issued: count(),
  counters_open: count('Counters that serve it now.'),
};

export const CounterList = named('CounterList', listFields);
export type CounterList = Static<typeof CounterList>;

/** Fields of an organisation that members' screens need. */
export const PlaceSummary = named('PlaceSummary', {
  code: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  address: Type.String(),
  city: Type.String(),
  image: nullable(Type.String()),
});
export type PlaceSummary = Static<typeof PlaceSummary>;

export const CounterResponse = named('Counter', {
  organisation: PlaceSummary,
  counters: Type.Array(Type.String(), { description: 'Their names, e.g. «Θυρίδα 2».' }),
  counter_services: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        services: Type.Array(Type.String(), {
          description: 'Codes of the services that the owner set; empty: all.',
        }),
        now: nullable(
          Type.Array(Type.String()),
          'What its clerk chose with the last call; null: what the owner set.',
        ),
      }),
      { description: 'What each counter serves, in their order.' },
    ),
  ),
  confirms_arrival: Type.Optional(Type.Boolean({ description: 'Clerks record arrivals.' })),
  clerks_choose_services: Type.Optional(
    Type.Boolean({ description: '`services` of a call may be any services of the place.' }),
  ),
  patience_seconds: count(),
  open: Type.Optional(Type.Boolean({ description: 'By its hours and the owner’s changes.' })),
  waiting_lists: Type.Array(
    Type.Object({
      ...listFields,
      tickets: Type.Array(CounterTicket, { description: 'Open tickets, the next first.' }),
    }),
  ),
});
export type CounterResponse = Static<typeof CounterResponse>;

export const DayQuery = Type.Object({ date: Type.Optional(CalendarDate) });

export const CallPayload = named('CallPayload', {
  waiting_list_code: Type.Optional(
    Type.String({ description: 'If absent, calls the next person of the day for this counter.' }),
  ),
  date: Type.Optional({
    ...CalendarDate,
    description:
      'Without `waiting_list_code`, the day of the lists. If absent, the day that the place serves now.',
  }),
  counter: Type.String({ description: 'The name of one of the counters of the place.' }),
  finish: nullish(
    Type.Enum(['processed', 'no_show']),
    'How the current visit at this counter ends; null: the counter must be free.',
  ),
  ticket_code: Type.Optional(
    Type.String({ description: 'The ticket to call out of turn. If absent, the next in line.' }),
  ),
  services: Type.Optional(
    Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 30,
      description:
        'Codes of services. Calls only people who wait for them; if absent, for any that the counter serves.',
    }),
  ),
});
export type CallPayload = Static<typeof CallPayload>;

export const CallResponse = named('CallAnswer', {
  ticket: nullable(CounterTicket, 'Null if nobody waits.'),
  finished: nullable(CounterTicket),
  others: Type.Optional(
    Type.Array(
      Type.Object({
        service: ServiceName,
        letter: nullable(Type.String()),
        waiting: Type.Integer(),
      }),
      {
        description: 'If nobody waits for this counter: who waits for other services.',
      },
    ),
  ),
});
export type CallResponse = Static<typeof CallResponse>;

/** The reason why an action had no effect, with the current ticket. */
export const CounterRefusal = Type.Intersect(
  [ErrorBody, Type.Object({ ticket: nullable(CounterTicket) })],
  { title: 'CounterRefusal' },
);

export const CounterPayload = named('CounterPayload', {
  counter: Type.Optional(Type.String({ description: 'Required to call.' })),
  instead_of: Type.Optional(
    Type.String({
      description: 'To resume a visit: the ticket called after it, which returns to the line.',
    }),
  ),
});

/** Changes to a waiting list. Omitted fields stay unchanged. */
export const ListChange = named('ListChange', {
  state: Type.Optional(Type.Enum(['open', 'paused', 'closed'])),
  message: nullish(Type.String({ maxLength: LIST_MESSAGE_MAX })),
  capacity: nullish(Type.Integer({ minimum: 0, maximum: 100000 })),
  counters_open: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  abort_open: Type.Optional(
    Type.Boolean({
      description: 'With `closed`: cancels all open tickets and notifies their holders.',
    }),
  ),
});
export type ListChange = Static<typeof ListChange>;

/** Today's lists of a place that the person serves. */
export const getCounter = endpoint('GET /api/counter/{id}', {
  query: DayQuery,
  response: CounterResponse,
});
/** Ends the visit at a counter and calls the next person; 409 if the visit cannot end yet. */
export const callNext = endpoint('POST /api/counter/{id}/calls', {
  body: CallPayload,
  response: CallResponse,
});
/** 409 with the current ticket. */
export const actOnTicket = endpoint('POST /api/counter/tickets/{code}/{action}', {
  body: CounterPayload,
  response: CounterTicket,
});
export const changeList = endpoint('PATCH /api/counter/waiting_lists/{code}', {
  body: ListChange,
  response: CounterList,
});
export const WALK_IN_NAME_MAX = 40;

export const WalkInTicket = named('WalkInTicket', {
  ...Ticket.properties,
  lookup: Type.Optional(
    Type.String({
      description:
        'Six digits to read out or print, with which `POST /api/find` opens the ticket. In no other response.',
    }),
  ),
});

export type WalkInTicket = Static<typeof WalkInTicket>;

/** A ticket for a person without an account; 422 as for accounts. */
export const addWalkIn = endpoint('POST /api/counter/{id}/walk_ins', {
  body: named('WalkInPayload', {
    waiting_list_code: Type.Optional(
      Type.String({ description: 'If absent, the list of `service` on `date`.' }),
    ),
    service: nullish(Type.String(), 'The code of a service; null: the first.'),
    date: nullish(CalendarDate, 'Members only; null: the day that the place serves now.'),
    name: nullish(
      Type.String(),
      `A first name of up to ${WALK_IN_NAME_MAX} characters, for members only; deleted after the day.`,
    ),
    priority: nullish(Type.Enum(PRIORITY_REASONS)),
  }),
  response: WalkInTicket,
});

/** The history of a ticket, for members of its place. */
export const FindEvent = Type.Object({
  at: Instant,
  kind: Type.Enum([...TICKET_EVENT_KINDS, 'taken']),
  counter: nullable(Type.String()),
});
export type FindEvent = Static<typeof FindEvent>;

/** The longest text to search for, in characters. */
export const FIND_MAX = 100;

/** Tickets of a day by label, number or the beginning of a name, at most 20. */
export const findTickets = endpoint('GET /api/counter/{id}/find', {
  query: Type.Object({
    q: Type.String({ maxLength: FIND_MAX }),
    date: Type.Optional(CalendarDate),
  }),
  response: recordsOf(
    'FoundTickets',
    Type.Object({
      ticket: CounterTicket,
      events: Type.Array(FindEvent, { description: 'Oldest first.' }),
      can: CounterTicket.properties.can,
    }),
  ),
});
/** 404 on a server without members. */
export const getMemberships = endpoint('GET /api/user/places', {
  response: recordsOf(
    'Places',
    Type.Object({ organisation: PlaceSummary, role: Type.Enum(MEMBER_ROLES) }),
  ),
});
/** 409 for the last owner. */
export const leavePlace = endpoint('DELETE /api/user/places/{id}');
