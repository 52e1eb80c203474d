import { LRUCache } from 'lru-cache';
import { athensInstant, toAthensIso } from '#common/calendar/athens.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { intervalsOf, type OpeningHours } from '#common/calendar/openingHours.ts';
import type { Wait } from '#common/contract/organisations.ts';
import type { Estimate } from '#common/contract/tickets.ts';
import { breaksOf } from '#common/line/breaks.ts';
import {
  estimateWait,
  type WaitPrediction,
  type Visit,
  type WaitInput,
} from '#common/line/estimate.ts';
import { lineEndsAt } from '#common/line/transitions.ts';
import { isBeyondClosing, waitOf, widened } from '#common/line/wait.ts';
import type { Queryable } from '#server/db/client.ts';
import {
  openingOf,
  type OrganisationRow,
  type WaitsOf,
} from '#server/repositories/organisations/organisationRows.ts';
import type { FullTicketRow, LineRow } from '#server/repositories/tickets/tickets.ts';
import { predictionsOf, visitsOf, type Since } from './visits.ts';

/** Cache time of a place's past, for increments and for a full read. */
const PAST_KEPT_MS = 30_000;
const ALL_KEPT_MS = 3_600_000;
/** Increments overlap, because a transaction may commit after a later one. */
const OVERLAP_MS = 60_000;
const OWNER_MINUTES = 10;

type ServingHours = Pick<WaitInput, 'opensAt' | 'closesAt' | 'breaks'>;

const minuteOf = (now: Date): number => Math.floor(now.getTime() / 60_000) * 60_000;

interface Past {
  visits: Visit[];
  predictions: WaitPrediction[];
}

interface Known {
  /** Time of the last read and of the last full read, in milliseconds. */
  at: number;
  allAt: number;
  past: Promise<Past>;
}

/** Opening hours on a date, as instants in milliseconds. */
const spansOf = (hours: OpeningHours, date: string): (readonly [number, number])[] =>
  intervalsOf(hours, weekdayOf(date)).map(
    ([from, to]) =>
      [athensInstant(date, from).getTime(), athensInstant(date, to).getTime()] as const,
  );

/**
 * Start, breaks and end of service on the day of a line; null if nobody is served any more. A place
 * that opens again at the very end of the day continues to serve waiting people.
 */
function hoursOf(line: LineRow, now: Date): ServingHours | null {
  const day = line.released_on;
  const hours: OpeningHours = line.intervals
    ? [{ weekday: weekdayOf(day), intervals: line.intervals }]
    : line.opening_hours;
  const intervals = spansOf(hours, day);
  const lastEnd = Math.max(...intervals.map(([, to]) => to));
  const next = spansOf(line.opening_hours, addDays(day, 1)).find(([from]) => from === lastEnd);
  const goesOnUntil = next && Math.min(next[1], lineEndsAt(line));
  if ((goesOnUntil ?? lastEnd) <= now.getTime()) return null;
  return {
    opensAt: Math.min(...intervals.map(([from]) => from)),
    closesAt: goesOnUntil ?? line.closes_at?.getTime() ?? lastEnd,
    breaks: breaksOf(intervals),
  };
}

/** Visits behind the usual length of a visit, and the least number that says something. */
const RECENT_VISITS = 50;
const LEAST_VISITS = 5;

/**
 * Estimates come from a place's own finished visits and from the accuracy of its earlier windows.
 * New visits are added every 30 seconds. A full read every hour drops visits that were taken back.
 */
export function createEstimates(db: Queryable) {
  const known = new LRUCache<number, Known>({ max: 500 });
  const ageOf = (at: number | undefined, now: Date): number =>
    at === undefined || at > now.getTime() ? Infinity : now.getTime() - at;
  const read = async (since: Since, now: Date) => ({
    visits: await visitsOf(db, since, now),
    predictions: await predictionsOf(db, since, now),
  });
  /** Reads the past of many places at once, before their estimates are computed. */
  const prepare = async (organisationIds: number[], now: Date): Promise<void> => {
    const stale = organisationIds.filter((id) => ageOf(known.get(id)?.at, now) >= PAST_KEPT_MS);
    if (stale.length === 0) return;
    const since = new Map(
      stale.map((id) => {
        const before = known.get(id);
        // After the clock is set back, an increment would miss visits.
        const isKnown =
          before && before.at <= now.getTime() && ageOf(before.allAt, now) < ALL_KEPT_MS;
        return [id, new Date(isKnown ? before.at - OVERLAP_MS : 0)];
      }),
    );
    const found = read(since, now);
    for (const [id, from] of since) {
      const before = from.getTime() > 0 ? known.get(id) : undefined;
      const past = Promise.all([found, before?.past]).then(([{ visits, predictions }, old]) => ({
        visits: [
          ...(visits.get(id) ?? []),
          ...(old?.visits.filter(({ endedAt }) => endedAt <= from.getTime()) ?? []),
        ],
        predictions: [
          ...(predictions.get(id) ?? []),
          ...(old?.predictions.filter(({ calledAt }) => calledAt <= from.getTime()) ?? []),
        ],
      }));
      known.set(id, { at: now.getTime(), allAt: before?.allAt ?? now.getTime(), past });
      past.catch(() => known.delete(id));
    }
    await found;
  };
  const recent = async (organisationId: number, now: Date): Promise<Past> => {
    await prepare([organisationId], now);
    return (await known.get(organisationId)?.past) ?? { visits: [], predictions: [] };
  };

  /**
   * Estimates when a person with this many people ahead is called; null if no estimate is possible.
   * A window is a point if a counter is free, and otherwise at least as wide as the minimum.
   * @param ahead excludes people being served
   */
  const of = async (line: LineRow, ahead: number, now: Date): Promise<Estimate | null> => {
    const hours = hoursOf(line, now);
    if (!hours || line.list_state === 'paused' || line.day_closed) return null;
    const window = estimateWait({
      now: now.getTime(),
      // Once the day has begun, people left over from yesterday are called first.
      ahead: ahead + line.being_served + (hours.opensAt <= now.getTime() ? line.left_over : 0),
      counters: line.counters,
      ownerMinutes: line.average_minutes ?? OWNER_MINUTES,
      ...hours,
      underWay: line.under_way,
      ...(await recent(line.organisation_id, now)),
    });
    if (!window) return null;
    const isFree = ahead === 0 && line.being_served < line.counters;
    const said =
      isFree || isBeyondClosing(window)
        ? window
        : widened(window, Math.max(minuteOf(now), hours.opensAt), hours.closesAt);
    return {
      from: toAthensIso(new Date(said.from)),
      to: toAthensIso(new Date(said.to)),
      basis: window.basis,
      enough: window.enough,
    };
  };

  /**
   * Minutes that a visit usually takes: the median of the last visits, otherwise the owner's figure.
   * Null if neither is known.
   */
  const visitMinutes = async (
    organisationId: number,
    ownerMinutes: number | null,
    now: Date,
  ): Promise<number | null> => {
    const { visits } = await recent(organisationId, now);
    const lengths = visits
      .slice(0, RECENT_VISITS)
      .map(({ startedAt, endedAt }) => endedAt - startedAt)
      .toSorted((one, other) => one - other);
    const median = lengths[Math.floor(lengths.length / 2)];
    if (median === undefined || lengths.length < LEAST_VISITS) return ownerMinutes;
    return Math.max(1, Math.round(median / 60_000));
  };

  return {
    of,
    visitMinutes,
    prepare,
    /** Null unless the ticket is waiting. */
    ofTicket: async (ticket: FullTicketRow, now: Date): Promise<Estimate | null> =>
      ticket.status === 'scheduled' ? of(ticket, ticket.people_ahead, now) : null,
  };
}

export type Estimates = ReturnType<typeof createEstimates>;

const windowOf = async (estimates: Estimates, row: OrganisationRow, now: Date) => {
  const estimate = await estimates.of(
    {
      organisation_id: row.id,
      opening_hours: row.opening_hours,
      average_minutes: row.offer_minutes,
      counters: row.offer_counters ?? 1,
      closes_at: row.offer_closes_at,
      released_on: row.offer_date!,
      list_state: row.offer_state!,
      intervals: row.offer_intervals,
      under_way: row.offer_under_way ?? [],
      left_over: row.offer_left_over ?? 0,
      being_served: row.offer_being_served ?? 0,
      // Callers ask only for lists of open places.
      day_closed: false,
    },
    row.tickets_count ?? 0,
    now,
  );
  if (!estimate || isBeyondClosing(estimate)) return null;
  return { from: Date.parse(estimate.from), to: Date.parse(estimate.to) };
};

const toWaitResponse = (
  { status, waiting, minutes, opensAt, message }: ReturnType<typeof waitOf>,
  visitMinutes: number | null,
  service: Wait['service'],
): Wait => ({
  status,
  waiting,
  minutes_from: minutes?.from ?? null,
  minutes_to: minutes?.to ?? null,
  opens_at: opensAt === null ? null : toAthensIso(new Date(opensAt)),
  message,
  visit_minutes: visitMinutes,
  service,
});

/** Waits on cards, from the same estimates as those on lists and tickets. */
export function createWaits(estimates: Estimates): WaitsOf {
  return async (rows, now) => {
    const waits = rows.map((row) => {
      const known = openingOf(row, now);
      const isKnown = known.hours.length > 0 || known.list !== null;
      const wait = isKnown ? waitOf({ ...known, window: null }) : null;
      return { row, known, wait, visitMinutes: null as number | null };
    });
    // Only open places have a window.
    const open = waits.filter(({ wait }) => wait?.status === 'open');
    await estimates.prepare(
      open.map(({ row }) => row.id),
      now,
    );
    for (const one of open) {
      const window = await windowOf(estimates, one.row, now);
      one.wait = waitOf({ ...one.known, window });
      one.visitMinutes = await estimates.visitMinutes(one.row.id, one.row.offer_minutes, now);
    }
    return new Map(
      waits.map(({ row, wait, visitMinutes }) => [
        row.id,
        wait && toWaitResponse(wait, visitMinutes, row.offer_service),
      ]),
    );
  };
}
