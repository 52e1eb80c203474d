import { athensInstant, ZONE } from '#common/calendar/athens.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { minutesOf } from '#common/calendar/openingHours.ts';
import {
  PROPOSAL_WEEKS,
  type AgreedCounters,
  type Proposal,
  type WeekReport,
} from '#common/contract/places/week.ts';
import { oneMoreCounter } from '#common/line/proposal.ts';
import { valueOf, type Queryable } from '#server/db/client.ts';
import { visitsOf } from '#server/repositories/line/visits.ts';
import { agreedCounters } from './agreedCounters.ts';
import { plannedPlace, START_MINUTES } from '#server/repositories/places/plan.ts';
import { weeklyIntervals } from '#server/repositories/places/plannedDays.ts';
import { statisticsDays, statisticsWaits } from '#server/repositories/places/statistics.ts';

/** Weeks that the busiest hours are learnt from. */
const WEEKS = 8;
/** An hour with fewer calls in these weeks is not compared. */
const FEWEST_CALLS = 12;
/** A proposal must save at least this, in minutes. */
const LEAST_GAIN = 3;
/** Hours that a proposal covers. */
const SLOT_HOURS = 2;

export interface WeekOf {
  organisationId: number;
  userId: number;
  today: string;
  now: Date;
}

/** The Monday of the last whole week before a day. */
export const mondayBefore = (today: string): string => addDays(today, -6 - weekdayOf(today));

interface BusyHour {
  weekday: number;
  hour: number;
  calls: number;
  /** People who waited when somebody came, and counters that called, on average. */
  waiting: number;
  counters: number;
}

/** The load of each hour of the weekdays, from people who came on the day itself. */
const busyHours = (
  db: Queryable,
  { organisationId, from, to }: { organisationId: number; from: string; to: string },
): Promise<BusyHour[]> =>
  db.query(
    `WITH came AS (
       SELECT l.id AS list, l.released_on AS day, t.created_at AS at, t.called_at, t.counter,
              extract(isodow FROM l.released_on)::int AS weekday,
              extract(hour FROM t.created_at AT TIME ZONE '${ZONE}')::int AS hour
         FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
        WHERE l.organisation_id = $1 AND l.released_on BETWEEN $2::date AND $3::date
          AND t.called_at IS NOT NULL AND (t.created_at AT TIME ZONE '${ZONE}')::date = l.released_on),
     moments AS (
       SELECT list, at AS moment, true AS comes, (called_at > at)::int AS step, weekday, hour
         FROM came
        UNION ALL
       SELECT list, called_at, false, -1, NULL, NULL FROM came WHERE called_at > at),
     -- A running sum. Comparing everybody with everybody takes a minute at a busy place.
     ahead AS (
       SELECT comes, weekday, hour,
              sum(step) OVER (PARTITION BY list ORDER BY moment, comes)
                - sum(step) OVER (PARTITION BY list, moment, comes) AS waiting
         FROM moments),
     used AS (
       SELECT weekday, hour, avg(counters) AS counters
         FROM (SELECT weekday, extract(hour FROM called_at AT TIME ZONE '${ZONE}')::int AS hour, day,
                      count(DISTINCT counter) AS counters
                 FROM came GROUP BY 1, 2, 3) by_day
        GROUP BY 1, 2)
     SELECT a.weekday, a.hour, count(*)::int AS calls, round(avg(a.waiting), 2)::float8 AS waiting,
            greatest(1, round(coalesce(u.counters, 1)))::int AS counters
       FROM ahead a LEFT JOIN used u ON u.weekday = a.weekday AND u.hour = a.hour
      WHERE a.comes
      GROUP BY a.weekday, a.hour, u.counters HAVING count(*) >= ${FEWEST_CALLS}
      ORDER BY avg(a.waiting) DESC, a.weekday, a.hour`,
    [organisationId, from, to],
    'week_busy_hours',
  );

/** One more counter in the busiest hours that have none agreed, if it helps. */
async function proposalFor(
  db: Queryable,
  { organisationId, now }: Pick<WeekOf, 'organisationId' | 'now'>,
  range: { from: string; to: string },
  agreed: AgreedCounters[],
): Promise<Proposal | null> {
  const hours = await busyHours(db, { organisationId, ...range });
  const isAgreed = (weekday: number, hour: number) =>
    agreed.some((one) => one.weekday === weekday && hour >= one.from && hour < one.to);
  const busiest = hours.find(({ weekday, hour }) => !isAgreed(weekday, hour));
  if (!busiest) return null;
  const { weekday, hour } = busiest;
  const beside = [hour + 1, hour - 1]
    .flatMap((at) => hours.find((one) => one.weekday === weekday && one.hour === at) ?? [])
    .filter((one) => !isAgreed(one.weekday, one.hour))
    .toSorted((one, other) => other.waiting - one.waiting)[0];
  const from = Math.min(hour, beside?.hour ?? hour);
  const slot = [busiest, ...(beside ? [beside] : [])];
  const counters = Math.max(...slot.map((one) => one.counters));
  const waiting = Math.round(slot.reduce((sum, one) => sum + one.waiting, 0) / slot.length);
  const place = await plannedPlace(db, organisationId);
  // A day to come, so that every visit is in its past.
  const day = addDays(range.to, weekday + 7);
  const opens = Math.min(
    ...weeklyIntervals(place, day).map((one) => minutesOf(one.from)),
    from * 60,
  );
  const since = new Map([[organisationId, athensInstant(range.from, 0)]]);
  const effect = oneMoreCounter({
    at: athensInstant(day, from * 60 + 30 * slot.length).getTime(),
    opensAt: athensInstant(day, opens).getTime(),
    waiting,
    counters,
    ownerMinutes: place.average_minutes ?? START_MINUTES,
    visits: (await visitsOf(db, since, now)).get(organisationId) ?? [],
  });
  if (effect.now - effect.after < LEAST_GAIN) return null;
  return {
    weekday,
    from,
    to: from + Math.min(SLOT_HOURS, slot.length),
    counters: counters + 1,
    wait_now: effect.now,
    wait_then: effect.after,
  };
}

/** The last whole week of a place compared with the week before, and a proposal. */
export async function weekReport(
  db: Queryable,
  { organisationId, userId, today, now }: WeekOf,
): Promise<WeekReport> {
  const from = mondayBefore(today);
  const to = addDays(from, 6);
  const first = addDays(from, -7 * (WEEKS - 1));
  const days = await statisticsDays(db, { organisationId, from: first, to });
  const waits = await statisticsWaits(db, { organisationId, from, to });
  const waitsBefore = await statisticsWaits(db, {
    organisationId,
    from: addDays(from, -7),
    to: addDays(from, -1),
  });
  const weeks = Array.from({ length: WEEKS }, (_, n) => days.slice(n * 7, n * 7 + 7)).filter(
    (one) => one.some(({ served }) => served > 0),
  ).length;
  const agreed = await agreedCounters(db, organisationId);
  const sum = (weeksAgo: number, key: 'served' | 'no_shows') =>
    days
      .slice(-7 * (weeksAgo + 1))
      .slice(0, 7)
      .reduce((total, day) => total + day[key], 0);
  const slowest = waits.hours
    .filter(({ weekday }) => weekday !== null)
    .toSorted((one, other) => other.median - one.median)[0];
  const servedOn = (date: string) => days.find((one) => one.date === date)?.served ?? 0;
  return {
    from,
    to,
    served: sum(0, 'served'),
    served_before: sum(1, 'served'),
    no_shows: sum(0, 'no_shows'),
    wait: waits.wait?.median ?? null,
    wait_before: waitsBefore.wait?.median ?? null,
    slowest: slowest
      ? {
          weekday: slowest.weekday!,
          from: slowest.hour,
          to: slowest.hour + 1,
          wait: slowest.median,
        }
      : null,
    days: Array.from({ length: 7 }, (_, n) => addDays(from, n)).map((date) => ({
      date,
      served: servedOn(date),
      served_before: servedOn(addDays(date, -7)),
    })),
    weeks,
    proposal:
      weeks < PROPOSAL_WEEKS
        ? null
        : await proposalFor(db, { organisationId, now }, { from: first, to }, agreed),
    agreed,
    weekly_email:
      (await valueOf<boolean>(
        db,
        'SELECT weekly_email FROM members WHERE organisation_id = $1 AND user_id = $2',
        [organisationId, userId],
      )) ?? false,
  };
}
