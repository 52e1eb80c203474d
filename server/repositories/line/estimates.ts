import { LRUCache } from 'lru-cache';
import { athensInstant, toAthensIso } from '#common/calendar/athens.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { intervalsOf, type OpeningHours } from '#common/calendar/openingHours.ts';
import type { Estimate } from '#common/contract/tickets.ts';
import { breaksOf } from '#common/line/breaks.ts';
import { estimateHall, type HallInput } from '#common/line/estimate.ts';
import { isCounterFree, singleHall } from '#common/line/hall.ts';
import { lineEndsAt } from '#common/line/lineEnd.ts';
import { isBeyondClosing, widened } from '#common/line/wait.ts';
import type { Queryable } from '#server/db/client.ts';
import type { FullTicketRow, LineRow } from '#server/repositories/tickets/tickets.ts';
import { createHalls, type HallDay, type HallKey } from './halls.ts';
import {
  predictionsOf,
  visitsOf,
  type PastPrediction,
  type PastVisit,
  type Since,
} from './visits.ts';

/** Cache time of a place's past, for increments and for a full read. */
const RECENT_MS = 30_000;
const ALL_MS = 3_600_000;
/** Increments overlap, because a transaction may commit after a later one. */
const OVERLAP_MS = 60_000;
const OWNER_MINUTES = 10;

type ServingHours = Pick<HallInput, 'opensAt' | 'closesAt' | 'breaks'>;

const minuteOf = (now: Date): number => Math.floor(now.getTime() / 60_000) * 60_000;

interface Past {
  visits: PastVisit[];
  predictions: PastPrediction[];
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

/** The past visits of one service, with those of an unknown service. */
const ofService = <Item extends { serviceId: number | null }>(
  items: readonly Item[],
  serviceId: number | null,
): Item[] =>
  items.filter(({ serviceId: own }) => own === null || serviceId === null || own === serviceId);

/** The number of visits that determine the usual length of a visit, and the minimum. */
const RECENT_VISITS = 50;
const LEAST_VISITS = 5;

/**
 * Estimates come from a place's own finished visits and from the accuracy of its earlier windows.
 * New visits are added every 30 seconds. A full read every hour drops visits that were taken back.
 */
export function createEstimates(db: Queryable) {
  const known = new LRUCache<number, Known>({ max: 500 });
  const halls = createHalls(db);
  // Predictions are stored a moment later, for the instant at which they were shown. After the clock
  // is set back by more, an increment would miss visits.
  const ageOf = (at: number | undefined, now: Date): number =>
    at === undefined || at - now.getTime() >= RECENT_MS ? Infinity : now.getTime() - at;
  const read = async (since: Since, now: Date) => ({
    visits: await visitsOf(db, since, now),
    predictions: await predictionsOf(db, since, now),
  });
  const prepareRecent = async (organisationIds: number[], now: Date): Promise<void> => {
    const stale = organisationIds.filter((id) => ageOf(known.get(id)?.at, now) >= RECENT_MS);
    if (stale.length === 0) return;
    const since = new Map(
      stale.map((id) => {
        const before = known.get(id);
        // After the clock is set back, an increment would miss visits.
        const isKnown = before && before.at <= now.getTime() && ageOf(before.allAt, now) < ALL_MS;
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
    await prepareRecent([organisationId], now);
    return (await known.get(organisationId)?.past) ?? { visits: [], predictions: [] };
  };

  /** Reads the past and the present of many places at once, before their estimates are computed. */
  const prepare = async (
    lines: readonly (HallKey & { organisation_id: number })[],
    now: Date,
  ): Promise<void> => {
    halls.prepare(lines, now);
    await prepareRecent(
      lines.map(({ organisation_id: id }) => id),
      now,
    );
  };

  /** The state of a line for a person, and the services of those left over from the day before. */
  const stateOf = async (line: LineRow, ahead: number, day: HallDay, { visits }: Past) => {
    const { service_id: serviceId } = line;
    const pastOf = (id: number, minutes: number | null) => ({
      ownerMinutes: minutes ?? OWNER_MINUTES,
      visits: ofService(visits, id),
    });
    const found = serviceId && (await halls.of(line, { serviceId, ahead }, { ...day, pastOf }));
    if (found) return found;
    const hall = singleHall({
      ahead: ahead + line.being_served,
      counters: line.counters,
      ownerMinutes: line.average_minutes ?? OWNER_MINUTES,
      underWay: line.under_way,
      visits: ofService(visits, serviceId),
    });
    return { hall, leftOver: Array.from({ length: line.left_over }, () => 0) };
  };

  /**
   * Estimates when a person with this many people ahead is called; null if no estimate is possible.
   * A window is a point if a counter is free, and otherwise at least as wide as the minimum. If
   * several services share the counters, the whole line counts.
   * @param ahead people who wait for the same service, without those being served
   */
  const of = async (line: LineRow, ahead: number, now: Date): Promise<Estimate | null> => {
    const hours = hoursOf(line, now);
    if (!hours || line.list_state === 'paused' || line.day_closed) return null;
    const past = await recent(line.organisation_id, now);
    const { hall, leftOver } = await stateOf(line, ahead, { now, ...hours }, past);
    const isBegun = hours.opensAt <= now.getTime();
    const window = estimateHall({
      now: now.getTime(),
      ...hours,
      predictions: ofService(past.predictions, line.service_id),
      // Once the day has begun, people left over from yesterday are called first.
      hall: { ...hall, waiting: [...(isBegun ? leftOver : []), ...hall.waiting] },
    });
    if (!window) return null;
    const shown =
      isCounterFree(hall) || isBeyondClosing(window)
        ? window
        : widened(window, Math.max(minuteOf(now), hours.opensAt), hours.closesAt);
    return {
      from: toAthensIso(new Date(shown.from)),
      to: toAthensIso(new Date(shown.to)),
      basis: window.basis,
      enough: window.enough,
    };
  };

  /**
   * Minutes that a visit of a service usually takes: the median of the last visits, otherwise the
   * owner's figure. Null if neither is known.
   */
  const visitMinutes = async (
    line: Pick<LineRow, 'organisation_id' | 'service_id' | 'average_minutes'>,
    now: Date,
  ): Promise<number | null> => {
    const { visits } = await recent(line.organisation_id, now);
    const lengths = ofService(visits, line.service_id)
      .slice(0, RECENT_VISITS)
      .map(({ startedAt, endedAt }) => endedAt - startedAt)
      .toSorted((one, other) => one - other);
    const median = lengths[Math.floor(lengths.length / 2)];
    if (median === undefined || lengths.length < LEAST_VISITS) return line.average_minutes;
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
