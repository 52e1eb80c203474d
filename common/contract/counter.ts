import { LIST_MESSAGE_MAX } from '#common/forms.ts';
import { Type, type Static } from 'typebox';
import { CalendarDate, ErrorBody, Instant, named, nullable, recordsOf } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Ticket, TicketStatus } from './tickets.ts';

export const MEMBER_ACTIONS = ['call', 'recall', 'done', 'no_show', 'return', 'resume'] as const;
export type MemberAction = (typeof MEMBER_ACTIONS)[number];

export const MEMBER_ROLES = ['clerk', 'owner'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const CounterTicket = named('CounterTicket', {
  code: Type.String(),
  rank: Type.Integer({ minimum: 1 }),
  position: Type.Number({ description: 'Orders the line, lowest first.' }),
  status: TicketStatus,
  status_reason: nullable(Type.String()),
  name: nullable(Type.String(), 'First name and initial; null for a walk-in.'),
  walk_in: Type.Boolean(),
  waiting_since: Instant,
  called_at: nullable(Instant),
  counter: nullable(Type.String()),
  can: Type.Array(Type.Enum(MEMBER_ACTIONS)),
});
export type CounterTicket = Static<typeof CounterTicket>;

const listFields = {
  code: Type.String(),
  service: Type.String(),
  released_on: Type.Optional(CalendarDate),
  state: Type.Enum(['open', 'paused', 'closed']),
  message: nullable(Type.String()),
  capacity: nullable(Type.Integer({ minimum: 0 })),
  issued: Type.Integer({ minimum: 0 }),
  counters_open: Type.Integer({ minimum: 0, description: 'Counters that serve it now.' }),
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
  patience_seconds: Type.Integer({ minimum: 0 }),
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
    Type.String({ description: 'Absent: calls the next of all lists of the day.' }),
  ),
  date: Type.Optional({
    ...CalendarDate,
    description:
      'The day whose lists are called from, without `waiting_list_code`; absent: the day that the place serves now.',
  }),
  counter: Type.String({ description: 'The name of one of the counters of the place.' }),
  finish: Type.Optional(
    nullable(
      Type.Enum(['processed', 'no_show']),
      'How the current visit at this counter ends; null: the counter must be free.',
    ),
  ),
  ticket_code: Type.Optional(
    Type.String({ description: 'The ticket to call out of turn; absent: the next in line.' }),
  ),
});
export type CallPayload = Static<typeof CallPayload>;

export const CallResponse = named('CallAnswer', {
  ticket: nullable(CounterTicket, 'Null if nobody waits.'),
  finished: nullable(CounterTicket),
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
  message: Type.Optional(nullable(Type.String({ maxLength: LIST_MESSAGE_MAX }))),
  capacity: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100000 }))),
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
/** A ticket for a person without an account; 422 as for accounts. */
export const addWalkIn = endpoint('POST /api/counter/{id}/walk_ins', {
  body: named('WalkInPayload', { waiting_list_code: Type.String() }),
  response: Ticket,
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
