import { addDays, daysBetween } from '#common/calendar/days.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import type { Interval } from '#common/calendar/hoursRules.ts';
import { intervalsOn } from '#common/line/plan.ts';
import type { Queryable } from '#server/db/client.ts';
import { codeFor } from '#server/lib/secrets/codes.ts';

export interface DayByHand {
  organisation_id: number;
  day: string;
  closed: boolean;
  reason: string | null;
  intervals: Interval[] | null;
  capacity: number | null;
  duty: boolean;
}

export interface PlannedPlace {
  id: number;
  slug: string;
  opening_hours: OpeningHours;
  plan_hours: OpeningHours | null;
  average_minutes: number | null;
  counters: number;
  daily_capacity: number | null;
  list_pattern: string;
  days_ahead: number;
  open_on_holidays: boolean;
}

/** A service that has a list on each day of the plan. */
export interface PlannedService {
  organisation_id: number;
  id: number;
  code: string;
  name: string;
  is_default: boolean;
  minutes: number | null;
  numbers_a_day: number | null;
}

export interface PlannedList {
  code: string;
  /** Empty for the default service. */
  service: string;
  /** Null: the default service, which the first list creates. */
  service_id: number | null;
  organisation_id: number;
  released_on: string;
  state: 'open' | 'closed';
  /** True if the plan closes it because an owner closed its day. */
  closed_by_plan: boolean;
  message: string | null;
  intervals: Interval[];
  capacity: number | null;
  average_minutes: number | null;
  counters: number;
}

/** SQL: true if the list `l` of the service `s` belongs to the plan; false if an operator wrote it. */
export const IS_PLANNED = `(l.service = '' OR s.is_planned AND s.retired_at IS NULL)`;

/** SQL columns of a `PlannedPlace`. */
export const PLANNED_COLUMNS = `id, slug, opening_hours, plan_hours, average_minutes, counters,
  daily_capacity, list_pattern, days_ahead, open_on_holidays`;

/** Numbers per day: few for the full list of the sample, unlimited for its very long list. */
function capacityOf(place: PlannedPlace): number | null {
  if (place.list_pattern === 'very_long') return null;
  if (place.list_pattern === 'full') return Math.min(place.daily_capacity ?? 24, 24);
  return place.daily_capacity;
}

export const weeklyIntervals = (place: PlannedPlace, date: string): Interval[] =>
  intervalsOn(
    { hours: place.plan_hours ?? place.opening_hours, holidays: place.open_on_holidays },
    date,
  );

/** The planned list of a date; null for none. A day that the owner closed has a closed list. */
export function listOn(
  place: PlannedPlace,
  date: string,
  byHand: DayByHand | undefined,
  service?: PlannedService,
): PlannedList | null {
  const isClosed = byHand?.closed ?? false;
  const weekly = weeklyIntervals(place, date);
  const intervals = isClosed ? weekly : (byHand?.intervals ?? weekly);
  if (intervals.length === 0) return null;
  const isOther = service !== undefined && !service.is_default;
  const ownNumbers = service?.numbers_a_day ?? null;
  return {
    code: codeFor('lst', `list/${place.slug}/${date}${isOther ? `/${service.code}` : ''}`),
    service: isOther ? service.name : '',
    service_id: service?.id ?? null,
    organisation_id: place.id,
    released_on: date,
    state: isClosed || place.list_pattern === 'closed' ? 'closed' : 'open',
    closed_by_plan: isClosed,
    message: isClosed ? (byHand?.reason ?? null) : null,
    intervals,
    // The number of tickets of an overridden day is that of the plan, not that of a service with
    // its own.
    capacity: ownNumbers ?? byHand?.capacity ?? capacityOf(place),
    average_minutes: service?.minutes ?? place.average_minutes,
    counters: place.counters,
  };
}

/** The planned services of places, the default one first; none for a place without lists so far. */
export async function plannedServices(
  db: Queryable,
  organisationIds: number[],
): Promise<(id: number) => readonly (PlannedService | undefined)[]> {
  const rows = await db.query<PlannedService>(
    `SELECT organisation_id, id, code, name, is_default, minutes::float8 AS minutes, numbers_a_day
       FROM services
      WHERE organisation_id = ANY ($1) AND retired_at IS NULL AND (is_default OR is_planned)
      ORDER BY is_default DESC, position, id`,
    [organisationIds],
  );
  const known = new Map(organisationIds.map((id): [number, PlannedService[]] => [id, []]));
  for (const row of rows) known.get(row.organisation_id)?.push(row);
  return (id) => {
    const own = known.get(id);
    return own && own.length > 0 ? own : [undefined];
  };
}

/** Days from a date on that owners changed, by place and date. */
export async function dayOverrides(
  db: Queryable,
  organisationIds: number[],
  from: string,
): Promise<(id: number, date: string) => DayByHand | undefined> {
  const rows = await db.query<DayByHand>(
    `SELECT organisation_id, day, closed, reason, intervals, capacity, duty FROM plan_days
      WHERE organisation_id = ANY ($1) AND day >= $2::date`,
    [organisationIds, from],
  );
  const known = new Map(rows.map((row) => [`${row.organisation_id} ${row.day}`, row]));
  return (id, date) => known.get(`${id} ${date}`);
}

export const plannedDates = (place: PlannedPlace, from: string, today: string): string[] =>
  Array.from({ length: daysBetween(from, today) + place.days_ahead + 1 }, (_, n) =>
    addDays(from, n),
  );
