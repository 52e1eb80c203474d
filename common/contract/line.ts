import { Type, type Static } from 'typebox';
import { CalendarDate, Instant, count, named, nullable, nullish, recordsOf } from './common.ts';
import { DayQuery } from './counter.ts';
import { DoorMode } from './door.ts';
import { endpoint } from './endpoint.ts';
import { noticeField } from './notice.ts';
import { here } from './presence.ts';
import { label } from './services.ts';
import { Estimate } from './tickets.ts';

/** Maximum recent calls in a line. */
export const RECENT_CALLS = 10;

export const Called = named('Called', {
  rank: Type.Integer({ minimum: 1 }),
  label,
  counter: nullable(Type.String()),
  called_at: nullable(Instant),
  recalls: count('Number of repeated calls.'),
});
export type Called = Static<typeof Called>;

const status = { description: '`none`: the place offers no numbers that day.' };
const waiting = count();
const nowServing = Type.Array(Called, { description: 'Latest call first.' });
const message = nullable(Type.String());

/** One waiting list of a place's day, in numbers only. */
export const LineList = named('LineList', {
  service: Type.String({
    description: 'The service; unique among the lists of a day, empty for a single list.',
  }),
  service_en: nullish(Type.String(), 'Its English name, if it has one.'),
  service_code: nullish(Type.String(), 'Null if the place has only one service.'),
  status: Type.Enum(['open', 'paused', 'full', 'closed']),
  online_status: Type.Optional(
    Type.Enum(['open', 'paused', 'full', 'closed'], {
      description: 'For people who are not at the door: full if only the door has numbers.',
    }),
  ),
  door_left: Type.Optional(count('Numbers that are reserved for people at the door.')),
  waiting,
  here,
  next_rank: Type.Integer({ minimum: 1, description: 'The number of the next ticket.' }),
  next_label: Type.Optional(Type.String({ description: 'Its label.' })),
  now_serving: nowServing,
  recent_calls: Type.Array(Called, {
    description: `The last ${RECENT_CALLS} calls, newest first.`,
  }),
  message,
});
export type LineList = Static<typeof LineList>;

/** The last event seen, for new streams. When browsers reconnect, they send a header instead. */
export const LiveQuery = Type.Object({
  last_event_id: Type.Optional(Type.String({ maxLength: 100 })),
});

/** The line of an organisation on one day, in numbers only. */
export const Line = named('Line', {
  status: Type.Enum(['open', 'paused', 'full', 'closed', 'none'], status),
  waiting,
  now_serving: nowServing,
  last_called: nullable(Called),
  message,
  door: Type.Optional(DoorMode),
  ...noticeField,
  estimate: nullable(Estimate, 'For a person who takes a number now.'),
  updated_at: Instant,
  date: CalendarDate,
  version: count('Rises with every change on its date, so a higher value is newer.'),
  lists: Type.Array(LineList, {
    description:
      'Every list of the day. The fields above are those of the first list, which is the one to offer first.',
  }),
});
export type Line = Static<typeof Line>;

/** By slug or code. */
export const getLine = endpoint('GET /api/organisations/{id}/line', {
  query: DayQuery,
  response: Line,
});
/** Events named `line`, each with a `Line` of the service day. */
export const streamLine = endpoint('GET /api/organisations/{id}/line/live', { query: LiveQuery });

/** The typical wait at a place in one hour of a weekday. */
export const QuietHour = named('QuietHour', {
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1 = Monday … 7 = Sunday.' }),
  hour: Type.Integer({ minimum: 0, maximum: 23, description: 'In Athens.' }),
  minutes: count('The median time to the call for a number taken at half past.'),
  visits: Type.Integer({ minimum: 1, description: 'Number of calls in that hour.' }),
});
export type QuietHour = Static<typeof QuietHour>;

/** The hours with enough finished visits. */
export const QuietHours = recordsOf('QuietHours', QuietHour);
export type QuietHours = Static<typeof QuietHours>;

export const getQuietHours = endpoint('GET /api/organisations/{id}/quiet_hours', {
  response: QuietHours,
});
