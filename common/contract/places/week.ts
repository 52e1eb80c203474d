import { Type, type Static } from 'typebox';
import { CalendarDate, count, named, nullable, nullish } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';

/** Weeks of data that a proposal needs. */
export const PROPOSAL_WEEKS = 4;

const Weekday = Type.Integer({ minimum: 1, maximum: 7, description: '1 = Monday … 7 = Sunday.' });
const Minutes = count('Minutes.');

const slotFields = {
  weekday: Weekday,
  from: Type.Integer({ minimum: 0, maximum: 23, description: 'The first hour, in Athens.' }),
  to: Type.Integer({ minimum: 1, maximum: 24, description: 'The end of the last hour.' }),
};

/** How many counters should be open in certain hours of a weekday. */
export const AgreedCounters = named('AgreedCounters', {
  ...slotFields,
  counters: Type.Integer({ minimum: 1, maximum: 100 }),
  counters_before: nullish(
    Type.Integer({ minimum: 1, maximum: 100 }),
    'Counters of the plan before it got one more; null: the plan had enough.',
  ),
});
export type AgreedCounters = Static<typeof AgreedCounters>;

/** One more counter in the busiest hours, and its effect by the simulation of the windows. */
export const Proposal = named('Proposal', {
  ...slotFields,
  counters: AgreedCounters.properties.counters,
  wait_now: Minutes,
  wait_then: Minutes,
});
export type Proposal = Static<typeof Proposal>;

/** The last whole week of a place, from Monday to Sunday, compared with the week before. */
export const WeekReport = named('WeekReport', {
  from: CalendarDate,
  to: CalendarDate,
  served: count(),
  served_before: count(),
  no_shows: count(),
  wait: nullable(Minutes, 'The median wait; null: nobody waited.'),
  wait_before: nullable(Minutes),
  slowest: nullable(
    Type.Object({ ...slotFields, wait: Minutes }),
    'The hour with the longest median wait; null: too few calls.',
  ),
  days: Type.Array(
    Type.Object({
      date: CalendarDate,
      served: count(),
      served_before: count(),
    }),
    { description: 'From Monday to Sunday.' },
  ),
  weeks: count(`Weeks with data, of the last eight. A proposal needs ${PROPOSAL_WEEKS}.`),
  proposal: nullable(Proposal, 'Null: too few weeks, or no hour in which it would help.'),
  agreed: Type.Array(AgreedCounters, { description: 'Accepted proposals.' }),
  weekly_email: Type.Boolean({ description: 'The caller gets this report by e-mail.' }),
});
export type WeekReport = Static<typeof WeekReport>;

export const getWeek = endpoint('GET /api/places/{id}/week', { response: WeekReport });
/** Accepts a proposal. Returns the report. */
export const agreeCounters = endpoint('PUT /api/places/{id}/week/counters', {
  body: AgreedCounters,
  response: WeekReport,
});
export const withdrawCounters = endpoint('DELETE /api/places/{id}/week/counters', {
  query: Type.Object({ weekday: Weekday, from: slotFields.from }),
  response: WeekReport,
});
/** Turns the weekly e-mail of the caller on or off. */
export const setWeeklyEmail = endpoint('PUT /api/places/{id}/week/email', {
  body: named('WeeklyEmailPayload', { weekly_email: Type.Boolean() }),
  response: WeekReport,
});
