import type {
  DayPayload,
  PlanAnswer,
  PlanDay as DayContract,
  PlanPayload,
} from '#common/contract/places/plan.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import type { Interval } from '#common/line/plan.ts';
import { bag, count, number, oneOf, records, text } from '#src/lib/read.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';

export type { DayPayload, PlanPayload };

/** How a date differs from the plan. */
export interface DayByHand {
  closed: boolean;
  reason: string | null;
  intervals: Interval[] | null;
  numbers: number | null;
}

/** A date of a plan, with its list if there is one. */
export interface PlanDay {
  /** `YYYY-MM-DD`. */
  date: string;
  holiday: boolean;
  /** When numbers are given; empty: never. */
  intervals: Interval[];
  state: 'open' | 'paused' | 'full' | 'closed' | 'none';
  message: string | null;
  capacity: number | null;
  issued: number;
  waiting: number;
  /** The plan gives no numbers on this date, but people hold some. */
  outside: boolean;
  byHand: DayByHand | null;
}

/** When a place gives numbers and how many, as its owners see it. */
export interface Plan {
  place: { slug: string; title: string };
  /** Null: whenever the place is open. */
  hours: OpeningHours | null;
  openingHours: OpeningHours;
  numbersADay: number | null;
  counters: number;
  minutes: number;
  daysAhead: number;
  holidays: boolean;
  /** Services whose lists the plan does not change. */
  otherServices: string[];
  days: PlanDay[];
}

export const planKeys = { of: (epoch: number, id: string) => ['plan', epoch, id] as const };

const toIntervals = (raw: unknown): Interval[] =>
  records(raw).flatMap((one) => {
    const [from, to] = [text(bag(one).from), text(bag(one).to)];
    return from && to ? [{ from, to }] : [];
  });

const toHours = (raw: unknown): OpeningHours =>
  records(raw).flatMap((one) => {
    const weekday = count(bag(one).weekday);
    return weekday ? [{ weekday, intervals: toIntervals(bag(one).intervals) }] : [];
  });

const toByHand = (raw: unknown): DayByHand | null => {
  if (typeof raw !== 'object' || raw === null) return null;
  const wire: Wire<DayPayload> = bag(raw);
  return {
    closed: wire.closed === true,
    reason: text(wire.reason),
    intervals: Array.isArray(wire.intervals) ? toIntervals(wire.intervals) : null,
    numbers: count(wire.numbers),
  };
};

const toDay = (raw: unknown): PlanDay[] => {
  const wire: Wire<DayContract> = bag(raw);
  const date = text(wire.date);
  if (!date) return [];
  return [
    {
      date,
      holiday: wire.holiday === true,
      intervals: toIntervals(wire.intervals),
      state: oneOf(['open', 'paused', 'full', 'closed', 'none'] as const, wire.state) ?? 'none',
      message: text(wire.message),
      capacity: count(wire.capacity),
      issued: count(wire.issued) ?? 0,
      waiting: count(wire.waiting) ?? 0,
      outside: wire.outside === true,
      byHand: toByHand(wire.by_hand),
    },
  ];
};

const toPlan = (raw: unknown, id: string): Plan => {
  const wire: Wire<PlanAnswer> = bag(raw);
  if (!Array.isArray(wire.days)) throw new ApiError('malformed');
  const place: Wire<PlanAnswer['organisation']> = bag(wire.organisation);
  const slug = text(place.slug) ?? id;
  return {
    place: { slug, title: text(place.title) ?? slug },
    hours: Array.isArray(wire.hours) ? toHours(wire.hours) : null,
    openingHours: toHours(wire.opening_hours),
    numbersADay: count(wire.numbers_a_day),
    counters: count(wire.counters) ?? 1,
    minutes: number(wire.minutes) ?? 10,
    daysAhead: count(wire.days_ahead) ?? 1,
    holidays: wire.holidays === true,
    otherServices: records(wire.other_services).flatMap((one) => text(one) ?? []),
    days: wire.days.flatMap(toDay),
  };
};

const path = (id: string): string => `/api/places/${encodeURIComponent(id)}`;

/** `GET /api/places/{id}/plan`. @throws ApiError `not_found` for everybody but owners */
export const fetchPlan = async (id: string): Promise<Plan> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(`${path(id)}/plan`);
  return toPlan(data, id);
};

/** `PUT /api/places/{id}/plan`. @throws ApiError `invalid` with problems by field */
export const savePlan = async (id: string, plan: PlanPayload): Promise<Plan> => {
  const client = await loadClient();
  const { data } = await client.put<unknown>(`${path(id)}/plan`, plan);
  return toPlan(data, id);
};

/** `PUT /api/places/{id}/days/{date}`: changes one date by hand. @throws ApiError */
export const saveDay = async (id: string, date: string, day: DayPayload): Promise<Plan> => {
  const client = await loadClient();
  const { data } = await client.put<unknown>(`${path(id)}/days/${date}`, day);
  return toPlan(data, id);
};

/** `DELETE /api/places/{id}/days/{date}`: brings one date back to the plan. @throws ApiError */
export const resetDay = async (id: string, date: string): Promise<Plan> => {
  const client = await loadClient();
  const { data } = await client.delete<unknown>(`${path(id)}/days/${date}`);
  return toPlan(data, id);
};
