import { addDays } from '#common/calendar/days.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import type {
  DayPayload,
  PlanResponse,
  PlanDay,
  PlanPayload,
} from '#common/contract/places/plan.ts';
import type { Interval } from '#common/calendar/hoursRules.ts';
import { first, type Db, type Queryable } from '#server/db/client.ts';
import { record } from '#server/repositories/line/audit.ts';
import { counterNames, toPlace, type MemberPlace } from '#server/repositories/line/members.ts';
import { listState } from '#server/repositories/organisations/organisationRows.ts';
import type { Writing } from '#server/repositories/people/accountMail.ts';
import { DAILY, clearOverrides, replanLists } from './dailyLists.ts';
import { mailDayNotices } from '#server/repositories/tickets/dayNotices.ts';
import {
  dayOverrides,
  listOn,
  PLANNED_COLUMNS,
  weeklyIntervals,
  type DayByHand,
  type PlannedPlace,
} from './plannedDays.ts';

export interface Planning {
  place: MemberPlace;
  userId: number;
  now: Date;
  today: string;
}

/** Minutes per visit if neither the place nor its visits provide a value. */
const START_MINUTES = 10;

interface ListRow {
  released_on: string;
  state: 'open' | 'paused' | 'full' | 'closed';
  message: string | null;
  capacity: number | null;
  issued: number;
  waiting: number;
  intervals: Interval[] | null;
}

const toByHand = ({ closed, reason, intervals, capacity }: DayByHand): DayPayload => ({
  closed,
  reason,
  intervals,
  numbers: capacity,
});

function dayOf(place: PlannedPlace, date: string, row?: ListRow, byHand?: DayByHand): PlanDay {
  const planned = listOn(place, date, byHand);
  return {
    date,
    holiday: isGreekHoliday(date),
    intervals: byHand?.closed ? [] : (planned?.intervals ?? []),
    state: row?.state ?? 'none',
    message: row?.message ?? null,
    capacity: row?.capacity ?? null,
    issued: row?.issued ?? 0,
    waiting: row?.waiting ?? 0,
    outside: planned === null && (row?.issued ?? 0) > 0,
    by_hand: byHand ? toByHand(byHand) : null,
  };
}

interface CounterSettings {
  counter_name: string;
  counter_names: string[];
  patience_seconds: number;
  grace_seconds: number;
}

const plannedPlace = async (db: Queryable, id: number): Promise<PlannedPlace & CounterSettings> =>
  (await first<PlannedPlace & CounterSettings>(
    db,
    `SELECT ${PLANNED_COLUMNS}, counter_name, counter_names, patience_seconds, grace_seconds FROM organisations WHERE id = $1`,
    [id],
  ))!;

export async function planOf(
  db: Queryable,
  { place: own, now, today }: Omit<Planning, 'userId'>,
): Promise<PlanResponse> {
  const organisationId = own.id;
  const place = await plannedPlace(db, organisationId);
  const byHand = await dayOverrides(db, [organisationId], today);
  const rows = await db.query<ListRow>(
    `SELECT l.released_on, ${listState('l', '$3')} AS state, l.message, l.capacity, l.issued,
            l.waiting_count AS waiting, l.intervals
       FROM waiting_lists l
      WHERE l.organisation_id = $1 AND l.released_on >= $2::date AND l.service = ''
      ORDER BY l.released_on`,
    [organisationId, today, now],
  );
  const others = await db.query<{ service: string }>(
    `SELECT DISTINCT l.service FROM waiting_lists l
      WHERE l.organisation_id = $1 AND l.released_on >= $2::date AND l.service <> '' ORDER BY 1`,
    [organisationId, today],
  );
  const lists = new Map(rows.map((row) => [row.released_on, row]));
  const within = Array.from({ length: place.days_ahead + 1 }, (_, n) => addDays(today, n));
  const beyond = rows.map((row) => row.released_on).filter((date) => date > within.at(-1)!);
  return {
    organisation: toPlace(own),
    hours: place.plan_hours,
    opening_hours: place.opening_hours,
    numbers_a_day: place.daily_capacity,
    counters: place.counters,
    minutes: place.average_minutes ?? START_MINUTES,
    days_ahead: place.days_ahead,
    holidays: place.open_on_holidays,
    counter_names: place.counter_names,
    patience_seconds: place.patience_seconds,
    grace_seconds: place.grace_seconds,
    other_services: others.map(({ service }) => service),
    days: [...within, ...beyond].map((date) =>
      dayOf(place, date, lists.get(date), byHand(place.id, date)),
    ),
  };
}

/** A change of one day. The holders of its numbers may be notified. */
export interface DayPlanning extends Planning {
  writing: Writing;
}

interface Recorded<Details> {
  action: string;
  details: Details;
}

/**
 * Changes a plan, updates the lists and records the change.
 * @param then follow-up work on the new lists
 * @returns the new plan
 */
const replanning = (
  db: Db,
  planning: Planning,
  { action, details }: Recorded<Record<string, unknown>>,
  change: (tx: Queryable) => Promise<unknown>,
  then?: (tx: Queryable) => Promise<unknown>,
): Promise<PlanResponse> =>
  db.transaction(async (tx) => {
    const { place, userId, now, today } = planning;
    await tx.query('SELECT FROM organisations WHERE id = $1 FOR NO KEY UPDATE', [place.id]);
    await change(tx);
    await replanLists(tx, place.id, today);
    await then?.(tx);
    await record(tx, { organisationId: place.id, userId, now }, action, place.code, details);
    return planOf(tx, planning);
  });

/** Returns a day to the plan, applies a change and notifies the holders of its numbers. */
const replanningDay = (
  db: Db,
  planning: DayPlanning,
  recorded: Recorded<{ date: string }>,
  change: (tx: Queryable) => Promise<unknown>,
): Promise<PlanResponse> => {
  const { place, writing } = planning;
  const { date } = recorded.details;
  return replanning(
    db,
    planning,
    { ...recorded },
    async (tx) => {
      await clearOverrides(tx, place.id, date);
      await change(tx);
    },
    async (tx) => {
      const lists = await tx.query<{ id: number }>(
        'SELECT id FROM waiting_lists WHERE organisation_id = $1 AND released_on = $2::date',
        [place.id, date],
      );
      await mailDayNotices(
        tx,
        lists.map(({ id }) => id),
        writing,
      );
    },
  );
};

/**
 * Renames the counters of visits under way. Two counters may swap names, so each gets an
 * intermediate name that nobody can type.
 */
async function renameVisits(
  tx: Queryable,
  before: CounterSettings & { counters: number },
  after: CounterSettings,
  id: number,
): Promise<void> {
  const old = counterNames(before);
  const renamed = counterNames({ ...after, counters: old.length });
  if (old.every((name, n) => name === renamed[n])) return;
  const rename = (from: string[], to: string[]) =>
    tx.query(
      `UPDATE tickets t SET counter = n.after
         FROM waiting_lists l, unnest($2::text[], $3::text[]) AS n (before, after)
        WHERE l.id = t.waiting_list_id AND l.organisation_id = $1 AND t.status = 'running'
          AND t.counter = n.before`,
      [id, from, to],
    );
  await tx.query(
    'SELECT FROM waiting_lists WHERE organisation_id = $1 ORDER BY id FOR NO KEY UPDATE',
    [id],
  );
  const between = old.map((_, n) => `\n${n}`);
  await rename(old, between);
  await rename(between, renamed);
  // Notifies boards and tickets, as for a call.
  await tx.query(
    `UPDATE waiting_lists SET version = version
      WHERE organisation_id = $1 AND open_count > waiting_count`,
    [id],
  );
}

/** Sets the plan of a place. A sample place with a fixed list state becomes an ordinary place. */
export const savePlan = (db: Db, planning: Planning, plan: PlanPayload): Promise<PlanResponse> =>
  replanning(db, planning, { action: 'change_plan', details: { ...plan } }, async (tx) => {
    const before = await plannedPlace(tx, planning.place.id);
    await tx.query(
      `UPDATE organisations SET plan_hours = $2::jsonb, daily_capacity = $3, counters = $4,
              average_minutes = $5, days_ahead = $6, open_on_holidays = $7, planned_at = $8,
              counter_names = coalesce($9::text[], counter_names),
              patience_seconds = coalesce($10, patience_seconds),
              grace_seconds = coalesce($11, grace_seconds),
              list_pattern = CASE list_pattern WHEN 'normal' THEN 'normal' ELSE '${DAILY}' END
        WHERE id = $1`,
      [
        planning.place.id,
        plan.hours === null ? null : JSON.stringify(plan.hours),
        plan.numbers_a_day,
        plan.counters,
        plan.minutes,
        plan.days_ahead,
        plan.holidays,
        planning.now,
        plan.counter_names ?? null,
        plan.patience_seconds ?? null,
        plan.grace_seconds ?? null,
      ],
    );
    await renameVisits(tx, before, await plannedPlace(tx, planning.place.id), planning.place.id);
  });

export const saveDay = (
  db: Db,
  planning: DayPlanning,
  { date, ...day }: DayPayload & { date: string },
): Promise<PlanResponse> =>
  replanningDay(db, planning, { action: 'change_day', details: { date, ...day } }, async (tx) => {
    await tx.query(
      `INSERT INTO plan_days (organisation_id, day, closed, reason, intervals, capacity)
       VALUES ($1, $2::date, $3, $4, $5::jsonb, $6)
       ON CONFLICT (organisation_id, day) DO UPDATE SET closed = EXCLUDED.closed,
         reason = EXCLUDED.reason, intervals = EXCLUDED.intervals, capacity = EXCLUDED.capacity`,
      [
        planning.place.id,
        date,
        day.closed,
        day.reason,
        day.intervals === null ? null : JSON.stringify(day.intervals),
        day.numbers,
      ],
    );
  });

export const deleteDay = (db: Db, planning: DayPlanning, date: string): Promise<PlanResponse> =>
  replanningDay(db, planning, { action: 'reset_day', details: { date } }, async (tx) => {
    await tx.query('DELETE FROM plan_days WHERE organisation_id = $1 AND day = $2::date', [
      planning.place.id,
      date,
    ]);
  });

/** Service intervals of a date by the weekly plan, and by the exceptions on the days around it. */
export interface PlannedAround {
  before: Interval[];
  on: Interval[];
  after: Interval[];
}

export async function plannedAround(
  db: Queryable,
  id: number,
  date: string,
): Promise<PlannedAround> {
  const place = await plannedPlace(db, id);
  const byHand = await dayOverrides(db, [id], addDays(date, -1));
  const at = (day: string): Interval[] => {
    const list = listOn(place, day, byHand(id, day));
    return list && !list.closed_by_plan ? list.intervals : [];
  };
  return {
    before: at(addDays(date, -1)),
    on: weeklyIntervals(place, date),
    after: at(addDays(date, 1)),
  };
}
