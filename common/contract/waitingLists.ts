import { Type, type Static } from 'typebox';
import { CalendarDate, Instant, named, nullable, recordsOf } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Estimate } from './tickets.ts';

export const WaitingListState = Type.Union([
  Type.Literal('open'),
  Type.Literal('paused'),
  Type.Literal('full'),
  Type.Literal('closed'),
]);

/** Of one day; what is optional goes beyond section 7 of the specification. */
export const WaitingList = named('WaitingList', {
  code: Type.String(),
  tickets_count: Type.Integer({
    minimum: 0,
    description: 'Tickets scheduled now: how many the next person has ahead.',
  }),
  being_served: Type.Optional(Type.Integer({ minimum: 0, description: 'Tickets running now.' })),
  released_on: CalendarDate,
  state: Type.Optional(WaitingListState),
  capacity: Type.Optional(
    nullable(
      Type.Integer({ minimum: 0 }),
      'Places; null: any number. A number given back before its call frees its place, so that ' +
        '`next_rank` may be above the capacity.',
    ),
  ),
  next_rank: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The number the next ticket would get.' }),
  ),
  closes_at: Type.Optional(
    nullable(Instant, 'From here on it takes no new tickets; null: until its day is over.'),
  ),
  message: Type.Optional(
    nullable(Type.String(), 'What the place says to those who wait, e.g. when it comes back.'),
  ),
  average_minutes: Type.Optional(
    nullable(Type.Number(), 'Minutes between two calls, for an estimate; null when unknown.'),
  ),
  estimate: Type.Optional(
    nullable(
      Estimate,
      'When whoever takes a number now is called, where one day is asked for; null: not known.',
    ),
  ),
});
export type WaitingList = Static<typeof WaitingList>;

/** The list to offer first at the top. */
export const getWaitingLists = endpoint('GET /api/organisations/{id}/waiting_lists', {
  query: Type.Object({ from: CalendarDate, to: CalendarDate }),
  answer: recordsOf('WaitingLists', WaitingList),
});
