import { addDays, daysBetween } from '#common/calendar/days.ts';
import { notifyScreens } from '#server/repositories/line/line.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import type { AuditAction } from '#common/contract/places/members.ts';
import {
  PLAN_SETTINGS,
  type DayPayload,
  type PlanResponse,
  type PlanDay,
  type PlanPayload,
} from '#common/contract/places/plan.ts';
import type { Interval } from '#common/calendar/hoursRules.ts';
import { pick } from '#server/repositories/pick.ts';
import { first, type Db, type Queryable } from '#server/db/client.ts';
import { record } from '#server/repositories/members/audit.ts';
import { counterNames, toPlace, type MemberPlace } from '#server/repositories/members/members.ts';
import { noticeOf } from '#server/repositories/organisations/notice.ts';
import { listState } from '#server/repositories/organisations/organisationRows.ts';
import { DAILY, replanLists } from './dailyLists.ts';
import {
  dayOverrides,
  listOn,
  PLANNED_COLUMNS,
  type DayByHand,
  type PlannedPlace,
  IS_PLANNED,
} from './plannedDays.ts';

export interface Planning {
  place: MemberPlace;
  userId: number;
  now: Date;
  today: string;
}

/** Minutes per visit if neither the place nor its visits provide a value. */
export const START_MINUTES = 10;

interface ListRow {
  released_on: string;
  state: 'open' | 'paused' | 'full' | 'closed';
  message: string | null;
  capacity: number | null;
  issued: number;
  waiting: number;
  intervals: Interval[] | null;
}

const toByHand = ({ closed, reason, intervals, capacity, duty }: DayByHand): DayPayload => ({
  closed,
  reason,
  intervals,
  numbers: capacity,
  duty,
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

type Settings = Required<Pick<PlanPayload, (typeof PLAN_SETTINGS)[number]>>;

interface ReadPlace extends PlannedPlace, Settings {
  counter_name: string;
  titles: { el: string; en: string | null };
}

export const plannedPlace = async (db: Queryable, id: number): Promise<ReadPlace> =>
  (await first<ReadPlace>(
    db,
    `SELECT ${PLANNED_COLUMNS}, counter_name, ${PLAN_SETTINGS.join(', ')},
            jsonb_build_object('el', title, 'en', english->'title') AS titles
       FROM organisations WHERE id = $1`,
    [id],
  ))!;

/**
 * The days of a place that have lists, from a date on. Numbers are those of all planned services
 * together. A day is open while one of them is, and otherwise as the default one.
 */
const listsFrom = (db: Queryable, id: number, from: string, now: Date): Promise<ListRow[]> =>
  db.query(
    `SELECT released_on, CASE WHEN bool_or(state = 'open') THEN 'open'
                              ELSE min(state) FILTER (WHERE is_first) END AS state,
            min(message) FILTER (WHERE is_first) AS message,
            CASE WHEN bool_and(capacity IS NOT NULL) THEN sum(capacity)::int END AS capacity,
            sum(issued)::int AS issued, sum(waiting)::int AS waiting,
            (array_agg(intervals) FILTER (WHERE is_first))[1] AS intervals
       FROM (SELECT l.released_on, l.service = '' AS is_first, ${listState('l', '$3')} AS state,
                    l.message, l.capacity, l.issued, l.waiting_count + l.parked_count AS waiting,
                    l.intervals
               FROM waiting_lists l LEFT JOIN services s ON s.id = l.service_id
              WHERE l.organisation_id = $1 AND l.released_on >= $2::date AND ${IS_PLANNED}) l
      GROUP BY released_on HAVING bool_or(is_first) ORDER BY released_on`,
    [id, from, now],
  );

/** The days of a place in a range, also beyond its plan. */
export async function daysOf(
  db: Queryable,
  { place: own, now }: Pick<Planning, 'place' | 'now'>,
  { from, to }: { from: string; to: string },
): Promise<PlanDay[]> {
  const place = await plannedPlace(db, own.id);
  const byHand = await dayOverrides(db, [own.id], from);
  const lists = new Map(
    (await listsFrom(db, own.id, from, now)).map((row) => [row.released_on, row]),
  );
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n)).map((date) =>
    dayOf(place, date, lists.get(date), byHand(own.id, date)),
  );
}

/** Name, minutes and numbers a day of each service; none if the place has only one. */
async function plannedServices(
  db: Queryable,
  organisationId: number,
): Promise<NonNullable<PlanResponse['services']>> {
  const rows = await db.query<NonNullable<PlanResponse['services']>[number]>(
    `SELECT code, name, name_en, minutes::float8 AS minutes, numbers_a_day FROM services
      WHERE organisation_id = $1 AND retired_at IS NULL AND (is_default OR is_planned)
      ORDER BY position, id`,
    [organisationId],
  );
  return rows.length > 1 ? rows : [];
}

export async function planOf(
  db: Queryable,
  { place: own, now, today }: Omit<Planning, 'userId'>,
): Promise<PlanResponse> {
  const organisationId = own.id;
  const place = await plannedPlace(db, organisationId);
  const byHand = await dayOverrides(db, [organisationId], today);
  const rows = await listsFrom(db, organisationId, today, now);
  const others = await db.query<{ service: string }>(
    `SELECT DISTINCT l.service FROM waiting_lists l
      WHERE l.organisation_id = $1 AND l.released_on >= $2::date AND l.service <> ''
        AND NOT EXISTS (SELECT FROM services s WHERE s.id = l.service_id AND s.is_planned)
      ORDER BY 1`,
    [organisationId, today],
  );
  const lists = new Map(rows.map((row) => [row.released_on, row]));
  const within = Array.from({ length: place.days_ahead + 1 }, (_, n) => addDays(today, n));
  const beyond = rows.map((row) => row.released_on).filter((date) => date > within.at(-1)!);
  return {
    organisation: toPlace(own),
    titles: place.titles,
    hours: place.plan_hours,
    opening_hours: place.opening_hours,
    numbers_a_day: place.daily_capacity,
    counters: place.counters,
    minutes: place.average_minutes ?? START_MINUTES,
    days_ahead: place.days_ahead,
    holidays: place.open_on_holidays,
    ...pick(place, PLAN_SETTINGS),
    notice: await noticeOf(db, place.id, now),
    other_services: others.map(({ service }) => service),
    services: await plannedServices(db, organisationId),
    days: [...within, ...beyond].map((date) =>
      dayOf(place, date, lists.get(date), byHand(place.id, date)),
    ),
  };
}

export interface Recorded<Details> {
  action: AuditAction;
  details: Details;
}

/**
 * Changes a plan, updates the lists and records the change.
 * @param then follow-up work on the new lists
 * @returns the new plan
 */
export const replanning = (
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

type NamedCounters = Pick<ReadPlace, 'counter_name' | 'counter_names'>;

/**
 * Renames the counters of visits under way. Two counters may swap names, so each gets an
 * intermediate name that nobody can type.
 */
export async function renameVisits(
  tx: Queryable,
  before: NamedCounters & { counters: number },
  after: NamedCounters,
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
  const serving = 'organisation_id = $1 AND open_count > waiting_count + parked_count';
  await notifyScreens(tx, serving, [id]);
}

/** Sets the plan of a place. A sample place with a fixed list state becomes an ordinary place. */
export const savePlan = (db: Db, planning: Planning, plan: PlanPayload): Promise<PlanResponse> =>
  replanning(db, planning, { action: 'change_plan', details: { ...plan } }, async (tx) => {
    const before = await plannedPlace(tx, planning.place.id);
    const given = PLAN_SETTINGS.filter((name) => plan[name] !== undefined);
    const settings = given.map((name, n) => `${name} = $${n + 9},`).join(' ');
    await tx.query(
      `UPDATE organisations SET plan_hours = $2::jsonb, daily_capacity = $3, counters = $4,
              average_minutes = $5, days_ahead = $6, open_on_holidays = $7, planned_at = $8,
              ${settings}
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
        ...given.map((name) => plan[name]),
      ],
    );
    await renameVisits(tx, before, await plannedPlace(tx, planning.place.id), planning.place.id);
  });
