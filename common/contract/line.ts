import { Type, type Static } from 'typebox';
import { CalendarDate, Instant, named, nullable } from './common.ts';
import { DayQuery } from './counter.ts';
import { endpoint } from './endpoint.ts';
import { Estimate } from './tickets.ts';

/** How many of the last calls a line names. */
export const RECENT_CALLS = 10;

export const Called = named('Called', {
  rank: Type.Integer({ minimum: 1 }),
  counter: nullable(Type.String()),
  called_at: nullable(Instant),
  recalls: Type.Integer({ minimum: 0, description: 'How often it was called again.' }),
});
export type Called = Static<typeof Called>;

const status = { description: '`none`: no numbers are given that day.' };
const waiting = Type.Integer({ minimum: 0 });
const nowServing = Type.Array(Called, { description: 'The last called first.' });
const message = nullable(Type.String());

/** One waiting list of a place's day, as numbers only. */
export const LineList = named('LineList', {
  service: Type.String({
    description: 'What it is for; different for each list of a day, empty where there is one.',
  }),
  status: Type.Enum(['open', 'paused', 'full', 'closed']),
  waiting,
  next_rank: Type.Integer({ minimum: 1, description: 'The number the next ticket would get.' }),
  now_serving: nowServing,
  recent_calls: Type.Array(Called, {
    description: `The last ${RECENT_CALLS} that were called, the newest first.`,
  }),
  message,
});
export type LineList = Static<typeof LineList>;

/** The last event seen by a client that reopens a stream; browsers send a header when they do. */
export const LiveQuery = Type.Object({
  last_event_id: Type.Optional(Type.String({ maxLength: 100 })),
});

/** The line of an organisation on one day, as numbers only. */
export const Line = named('Line', {
  status: Type.Enum(['open', 'paused', 'full', 'closed', 'none'], status),
  waiting,
  now_serving: nowServing,
  last_called: nullable(Called),
  message,
  estimate: nullable(Estimate, 'For who takes a number now.'),
  updated_at: Instant,
  date: CalendarDate,
  version: Type.Integer({
    minimum: 0,
    description: 'Rises with every change on its date: of two states the higher one is newer.',
  }),
  lists: Type.Array(LineList, {
    description:
      'Every list of the day. The fields above are those of the first, which is to be offered first.',
  }),
});
export type Line = Static<typeof Line>;

/** By slug or code. */
export const getLine = endpoint('GET /api/organisations/{id}/line', {
  query: DayQuery,
  answer: Line,
});
