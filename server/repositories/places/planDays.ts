import { addDays } from '#common/calendar/days.ts';
import type { Interval } from '#common/calendar/hoursRules.ts';
import type { DayPayload, PlanResponse } from '#common/contract/places/plan.ts';
import { columnOf, type Db, type Queryable } from '#server/db/client.ts';
import type { Writing } from '#server/repositories/people/accountMail.ts';
import { mailDayNotices } from '#server/repositories/tickets/dayNotices.ts';
import { clearOverrides } from './dailyLists.ts';
import { plannedPlace, replanning, type Planning, type Recorded } from './plan.ts';
import { dayOverrides, IS_PLANNED, listOn, weeklyIntervals } from './plannedDays.ts';

/** A change of days. The holders of their numbers may be notified. */
export interface DayPlanning extends Planning {
  writing: Writing;
}

/** Dates, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** Thrown inside the transaction if more people hold numbers than the owner saw. */
export class MoreHolders extends Error {
  readonly holders: number;

  constructor(holders: number) {
    super(`${holders} people hold numbers`);
    this.holders = holders;
  }
}

const recordedRange = (
  kind: 'change' | 'reset',
  { from, to }: DayRange,
  details: object = {},
): Recorded<Record<string, unknown>> =>
  from === to
    ? { action: `${kind}_day`, details: { date: from, ...details } }
    : { action: `${kind}_days`, details: { from, to, ...details } };

/** Returns days to the plan, applies a change and notifies the holders of their numbers. */
const replanningDays = (
  db: Db,
  planning: DayPlanning,
  { from, to }: DayRange,
  recorded: Recorded<Record<string, unknown>>,
  change: (tx: Queryable) => Promise<unknown>,
): Promise<PlanResponse> => {
  const { place, writing } = planning;
  const params = [place.id, from, to];
  return replanning(
    db,
    planning,
    recorded,
    async (tx) => {
      await clearOverrides(tx, place.id, { from, to });
      await change(tx);
    },
    async (tx) => {
      const lists = await columnOf<number>(
        tx,
        `SELECT id FROM waiting_lists
          WHERE organisation_id = $1 AND released_on BETWEEN $2::date AND $3::date ORDER BY id`,
        params,
      );
      await mailDayNotices(tx, lists, writing);
    },
  );
};

/** Locks the lists of the range and counts the people who wait on them. */
const holdersIn = async (tx: Queryable, id: number, { from, to }: DayRange): Promise<number> => {
  const waiting = await columnOf<number>(
    tx,
    `SELECT l.waiting_count + l.parked_count
       FROM waiting_lists l LEFT JOIN services s ON s.id = l.service_id
      WHERE l.organisation_id = $1 AND l.released_on BETWEEN $2::date AND $3::date
        AND ${IS_PLANNED}
      ORDER BY l.id FOR NO KEY UPDATE OF l`,
    [id, from, to],
  );
  return waiting.reduce((sum, people) => sum + people, 0);
};

/** The override of a date. Duty hours are added to those of the weekly plan. */
export type DayOverride = DayPayload & { day: string };

/**
 * Overrides every day of a range.
 * @param seen the number of holders that the owner saw; undefined: not compared
 * @throws MoreHolders if more people have taken a number meanwhile; nothing is saved then
 */
export const saveDays = (
  db: Db,
  planning: DayPlanning,
  range: DayRange,
  days: DayOverride[],
  seen?: number,
): Promise<PlanResponse> => {
  const { day: _day, ...details } = days[0]!;
  return replanningDays(
    db,
    planning,
    range,
    recordedRange('change', range, details),
    async (tx) => {
      const { place } = planning;
      if (seen !== undefined) {
        const holders = await holdersIn(tx, place.id, range);
        if (holders > seen) throw new MoreHolders(holders);
      }
      await tx.query(
        `INSERT INTO plan_days (organisation_id, day, closed, reason, intervals, capacity, duty)
       SELECT $1, day, closed, reason, intervals, numbers, coalesce(duty, false)
         FROM jsonb_to_recordset($2::jsonb) AS d (day date, closed boolean, reason text,
              intervals jsonb, numbers int, duty boolean)
       ON CONFLICT (organisation_id, day) DO UPDATE SET closed = EXCLUDED.closed,
         reason = EXCLUDED.reason, intervals = EXCLUDED.intervals, capacity = EXCLUDED.capacity,
         duty = EXCLUDED.duty`,
        [place.id, JSON.stringify(days)],
      );
    },
  );
};

export const deleteDays = (db: Db, planning: DayPlanning, range: DayRange): Promise<PlanResponse> =>
  replanningDays(db, planning, range, recordedRange('reset', range), (tx) =>
    tx.query(
      'DELETE FROM plan_days WHERE organisation_id = $1 AND day BETWEEN $2::date AND $3::date',
      [planning.place.id, range.from, range.to],
    ),
  );

/** Service intervals of a date by the weekly plan, and by the exceptions on the days around it. */
interface PlannedAround {
  before: Interval[];
  on: Interval[];
  after: Interval[];
}

/** Reads the plan of a place around a range. @returns the intervals around a date of that range */
export async function plannedAround(
  db: Queryable,
  id: number,
  { from }: DayRange,
): Promise<(date: string) => PlannedAround> {
  const place = await plannedPlace(db, id);
  const byHand = await dayOverrides(db, [id], addDays(from, -1));
  const at = (day: string): Interval[] => {
    const list = listOn(place, day, byHand(id, day));
    return list && !list.closed_by_plan ? list.intervals : [];
  };
  return (date) => ({
    before: at(addDays(date, -1)),
    on: weeklyIntervals(place, date),
    after: at(addDays(date, 1)),
  });
}
