import { Type, type Static } from 'typebox';
import { CalendarDate, Instant, count, named, nullish, recordsOf } from './common.ts';
import { endpoint } from './endpoint.ts';
import { here } from './presence.ts';
import { PublicService } from './services.ts';
import { Estimate } from './tickets.ts';

export const WaitingListState = Type.Union([
  Type.Literal('open'),
  Type.Literal('paused'),
  Type.Literal('full'),
  Type.Literal('closed'),
]);

/** A list of one day. Optional fields go beyond section 7 of the specification. */
export const WaitingList = named('WaitingList', {
  code: Type.String(),
  tickets_count: count('Waiting tickets: the number of people ahead of the next person.'),
  here,
  being_served: Type.Optional(count('Running tickets.')),
  released_on: CalendarDate,
  state: Type.Optional(WaitingListState),
  capacity: nullish(
    count(),
    'Places; null: unlimited. A number cancelled before its call frees its place, so that ' +
      '`next_rank` may exceed the capacity.',
  ),
  online_left: nullish(count(), 'Numbers left for people with an account; null: unlimited.'),
  door_left: Type.Optional(
    count(
      'Numbers that only door, kiosk and counter give now. If they are the last ones, `state` is `full`.',
    ),
  ),
  next_rank: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The number of the next ticket.' }),
  ),
  next_label: Type.Optional(Type.String({ description: 'Letter and number of the next ticket.' })),
  service: nullish(PublicService, 'Null if the place has only one.'),
  closes_at: nullish(
    Instant,
    'It issues no new tickets from this time on; null: until the end of its day.',
  ),
  message: nullish(
    Type.String(),
    'The notice of the place for people who wait, e.g. the end of a break.',
  ),
  average_minutes: nullish(
    Type.Number(),
    'Minutes between two calls, for an estimate; null if unknown.',
  ),
  estimate: nullish(
    Estimate,
    'Estimate for a number taken now, in requests for a single day; null: unknown.',
  ),
});
export type WaitingList = Static<typeof WaitingList>;

/** The list to offer first at the top. */
export const getWaitingLists = endpoint('GET /api/organisations/{id}/waiting_lists', {
  query: Type.Object({ from: CalendarDate, to: CalendarDate }),
  response: recordsOf('WaitingLists', WaitingList),
});
