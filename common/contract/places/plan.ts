import { Type, type Static } from 'typebox';
import { CalendarDate, named, nullable } from '#common/contract/common.ts';
import { PlaceSummary } from '#common/contract/counter.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { OpeningDay } from '#common/contract/organisations.ts';

const Interval = OpeningDay.properties.intervals.items;

const planFields = {
  hours: nullable(
    Type.Array(OpeningDay),
    'When numbers are given on each weekday; a `to` before `from` is on the next day. A weekday ' +
      'that is left out has none. Null: whenever the place is open.',
  ),
  numbers_a_day: nullable(Type.Integer(), '0 to 100000; null: any number.'),
  counters: Type.Integer({ description: '1 to 100.' }),
  minutes: Type.Number({
    description: 'How long a visit takes, 1 to 240, until enough visits have told.',
  }),
  days_ahead: Type.Integer({ description: '1 to 60 days for which numbers can be taken.' }),
  holidays: Type.Boolean({ description: 'Whether numbers are given on public holidays.' }),
};

export const COUNTER_NAME_MAX = 40;
/** How long a place waits for somebody it called, and for how long they may come back, in seconds. */
export const PATIENCE_SECONDS = { minimum: 60, maximum: 1800 } as const;
export const GRACE_SECONDS = { minimum: 0, maximum: 3600 } as const;

const names = 'The counters by name, in their order; an empty one has the name of its number.';
const patience = 'How long a called number is waited for before it may be a no-show.';
const grace = 'How long a number that was missed may come back.';

/** A server that does not know the fields of the counters leaves them out, and so may a client. */
export const PlanPayload = named('PlanPayload', {
  ...planFields,
  counter_names: Type.Optional(
    Type.Array(Type.String({ maxLength: COUNTER_NAME_MAX }), {
      maxItems: 100,
      description: names,
    }),
  ),
  patience_seconds: Type.Optional(
    Type.Integer({ ...PATIENCE_SECONDS, description: `${patience} Left out: as it is.` }),
  ),
  grace_seconds: Type.Optional(
    Type.Integer({ ...GRACE_SECONDS, description: `${grace} Left out: as it is.` }),
  ),
});
export type PlanPayload = Static<typeof PlanPayload>;

/** An owner's changes to a single date. */
const dayFields = {
  closed: Type.Boolean(),
  reason: nullable(Type.String(), 'What people read about a closed day, up to 200 characters.'),
  intervals: nullable(Type.Array(Interval), 'Null: those of the plan.'),
  numbers: nullable(Type.Integer(), '0 to 100000; null: as many as the plan says.'),
};

export const DayPayload = named('DayPayload', dayFields);
export type DayPayload = Static<typeof DayPayload>;

/** A date of a place's plan, with its list if there is one. */
export const PlanDay = named('PlanDay', {
  date: CalendarDate,
  holiday: Type.Boolean({ description: 'A Greek public holiday.' }),
  intervals: Type.Array(Interval, { description: 'When numbers are given; empty: never.' }),
  state: Type.Enum(['open', 'paused', 'full', 'closed', 'none'], {
    description: '`none`: there is no list.',
  }),
  message: nullable(Type.String()),
  capacity: nullable(Type.Integer({ minimum: 0 }), 'Null: any number, or no list.'),
  issued: Type.Integer({ minimum: 0 }),
  waiting: Type.Integer({ minimum: 0 }),
  outside: Type.Boolean({
    description:
      'The plan gives no numbers on this date, but people hold some: they stay, and no more are given.',
  }),
  by_hand: nullable(Type.Object(dayFields), 'How this date differs from the plan.'),
});
export type PlanDay = Static<typeof PlanDay>;

export const PlanAnswer = named('Plan', {
  organisation: PlaceSummary,
  ...planFields,
  counter_names: Type.Optional(Type.Array(Type.String(), { description: names })),
  patience_seconds: Type.Optional(Type.Integer({ description: patience })),
  grace_seconds: Type.Optional(Type.Integer({ description: grace })),
  opening_hours: Type.Array(OpeningDay),
  other_services: Type.Array(Type.String(), {
    description: 'Services with lists of their own from today on, which the plan does not change.',
  }),
  days: Type.Array(PlanDay, {
    description: 'From today as far as the plan reaches, and later dates with numbers.',
  }),
});
export type PlanAnswer = Static<typeof PlanAnswer>;

/** 404 for everybody but owners. */
export const getPlan = endpoint('GET /api/places/{id}/plan', { answer: PlanAnswer });
export const savePlan = endpoint('PUT /api/places/{id}/plan', {
  body: PlanPayload,
  answer: PlanAnswer,
});
export const saveDay = endpoint('PUT /api/places/{id}/days/{date}', {
  body: DayPayload,
  answer: PlanAnswer,
});
export const resetDay = endpoint('DELETE /api/places/{id}/days/{date}', { answer: PlanAnswer });
