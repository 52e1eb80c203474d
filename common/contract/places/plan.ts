import { Type, type Static } from 'typebox';
import { CalendarDate, count, named, nullable, nullish } from '#common/contract/common.ts';
import { PlaceSummary } from '#common/contract/counter.ts';
import { DoorMode } from '#common/contract/door.ts';
import { PresenceMode } from '#common/contract/presence.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { OpeningDay } from '#common/contract/organisations.ts';
import { noticeField } from '#common/contract/notice.ts';

const Interval = OpeningDay.properties.intervals.items;

const planFields = {
  hours: nullable(
    Type.Array(OpeningDay),
    'Service intervals of each weekday; a `to` before `from` is on the next day. An absent weekday ' +
      'has none. Null: the opening hours of the place.',
  ),
  numbers_a_day: nullable(Type.Integer(), '0 to 100000; null: unlimited.'),
  counters: Type.Integer({ description: '1 to 100.' }),
  minutes: Type.Number({
    description: 'Minutes per visit, 1 to 240, until enough visits are known.',
  }),
  days_ahead: Type.Integer({ description: 'Days ahead for which numbers can be taken, 1 to 60.' }),
  holidays: Type.Boolean({ description: 'True if the place offers numbers on public holidays.' }),
};

export const COUNTER_NAME_MAX = 40;
/** No-show time and rejoin time of a place, in seconds. */
export const NO_SHOW_AFTER_SECONDS = { minimum: 60, maximum: 1800 } as const;
export const REJOIN_WITHIN_SECONDS = { minimum: 0, maximum: 3600 } as const;

/**
 * Settings that older servers lack and that clients may omit: an omitted one stays unchanged. Each is
 * a column of `organisations` with the same name.
 */
const settingFields = {
  counter_names: Type.Optional(
    Type.Array(Type.String({ maxLength: COUNTER_NAME_MAX }), {
      maxItems: 100,
      description: 'Counter names in order; an empty one gets a numbered default.',
    }),
  ),
  patience_seconds: Type.Optional(
    Type.Integer({
      ...NO_SHOW_AFTER_SECONDS,
      description: 'Time after a call before the ticket may become a no-show.',
    }),
  ),
  grace_seconds: Type.Optional(
    Type.Integer({
      ...REJOIN_WITHIN_SECONDS,
      description: 'Time after a no-show during which the holder may rejoin.',
    }),
  ),
  priority_after: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 5,
      description: 'Ordinary numbers called before each number with priority.',
    }),
  ),
  confirms_arrival: Type.Optional(
    Type.Boolean({ description: 'True: clerks record when the called person is at the counter.' }),
  ),
  clerks_choose_services: Type.Optional(
    Type.Boolean({ description: 'True: clerks may change what their counter serves for a while.' }),
  ),
  door: Type.Optional(DoorMode),
  presence: Type.Optional(PresenceMode),
  door_share: Type.Optional(
    Type.Integer({
      description: `0 to 100: per cent of a day's numbers that only door, kiosk and counter give.`,
    }),
  ),
  door_until_minutes: Type.Optional(
    Type.Integer({
      description: '0 to 1440: minutes before closing from which these numbers are for everybody.',
    }),
  ),
};
export const PLAN_SETTINGS = Object.keys(settingFields) as (keyof typeof settingFields)[];

export const PlanPayload = named('PlanPayload', { ...planFields, ...settingFields });
export type PlanPayload = Static<typeof PlanPayload>;

const dayFields = {
  closed: Type.Boolean(),
  reason: nullable(Type.String(), 'The public reason for a closed day, up to 200 characters.'),
  intervals: nullable(Type.Array(Interval), 'Null: those of the plan.'),
  numbers: nullable(Type.Integer(), '0 to 100000; null: the number of the plan.'),
  duty: Type.Optional(
    Type.Boolean({
      description:
        'True: duty hours of a pharmacy. In a request, `intervals` are the duty hours, which are added to those of the plan.',
    }),
  ),
};

export const DayPayload = named('DayPayload', dayFields);
export type DayPayload = Static<typeof DayPayload>;

/** A date of a place's plan, with its list if there is one. */
export const PlanDay = named('PlanDay', {
  date: CalendarDate,
  holiday: Type.Boolean({ description: 'A Greek public holiday.' }),
  intervals: Type.Array(Interval, { description: 'Service intervals; empty: none.' }),
  state: Type.Enum(['open', 'paused', 'full', 'closed', 'none'], {
    description: '`none`: there is no list.',
  }),
  message: nullable(Type.String()),
  capacity: nullable(count(), 'Null: unlimited, or no list.'),
  issued: count(),
  waiting: count(),
  outside: Type.Boolean({
    description:
      'The plan has no numbers on this date, but people hold some: these stay, and no more are issued.',
  }),
  by_hand: nullable(Type.Object(dayFields), 'Differences of this date from the plan.'),
});
export type PlanDay = Static<typeof PlanDay>;

/** Maximum days of a range, including both ends. */
export const RANGE_DAYS_MAX = 92;

const rangeFields = {
  from: CalendarDate,
  to: CalendarDate,
};

const DayRangeQuery = Type.Object(rangeFields);

export const DayRangePayload = named('DayRangePayload', {
  ...rangeFields,
  ...dayFields,
  holders: Type.Optional(
    count('People with a number in the range, as the owner saw them. 409 if more have one.'),
  ),
});
export type DayRangePayload = Static<typeof DayRangePayload>;

const PlanDays = named('PlanDays', { days: Type.Array(PlanDay) });

export const PlanResponse = named('Plan', {
  organisation: PlaceSummary,
  titles: Type.Optional(
    Type.Object(
      { el: Type.String(), en: nullable(Type.String()) },
      { description: 'Its name in both languages; null without an English one.' },
    ),
  ),
  ...planFields,
  ...settingFields,
  ...noticeField,
  opening_hours: Type.Array(OpeningDay),
  other_services: Type.Array(Type.String(), {
    description: 'Services with separate lists from today on, which the plan does not change.',
  }),
  services: Type.Optional(
    Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        name_en: nullish(Type.String()),
        minutes: nullable(Type.Number(), 'Null: as the plan says.'),
        numbers_a_day: nullable(Type.Integer(), 'Null: as the plan says.'),
      }),
      { description: 'Services of the plan in their order; empty if the place has only one.' },
    ),
  ),
  days: Type.Array(PlanDay, {
    description:
      'Numbers of all services of the plan together. From today to the end of the plan, and later dates with numbers.',
  }),
});
export type PlanResponse = Static<typeof PlanResponse>;

/** 404 for everybody but owners. */
export const getPlan = endpoint('GET /api/places/{id}/plan', { response: PlanResponse });
export const savePlan = endpoint('PUT /api/places/{id}/plan', {
  body: PlanPayload,
  response: PlanResponse,
});
/** Days of the plan in a range, also beyond `days_ahead`. */
export const getDays = endpoint('GET /api/places/{id}/days', {
  query: DayRangeQuery,
  response: PlanDays,
});
export const saveDays = endpoint('PUT /api/places/{id}/days', {
  body: DayRangePayload,
  response: PlanResponse,
});
export const resetDays = endpoint('DELETE /api/places/{id}/days', {
  query: DayRangeQuery,
  response: PlanResponse,
});
export const saveDay = endpoint('PUT /api/places/{id}/days/{date}', {
  body: DayPayload,
  response: PlanResponse,
});
export const resetDay = endpoint('DELETE /api/places/{id}/days/{date}', { response: PlanResponse });
