import { LRUCache } from 'lru-cache';
import { athensInstant, toAthensIso } from '#common/calendar/athens.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { intervalsOf, type OpeningHours } from '#common/calendar/openingHours.ts';
import type { Estimate } from '#common/contract/tickets.ts';
import { breaksOf } from '#common/line/breaks.ts';
import {
  estimateWait,
  type PromisedWindow,
  type Visit,
  type WaitInput,
} from '#common/line/estimate.ts';
import type { Queryable } from '#server/db/client.ts';
import type { FullTicketRow, LineRow } from '#server/repositories/tickets/tickets.ts';
import { promisedOf, visitsOf } from './visits.ts';

/** How long the past of a place is cached, in milliseconds. */
const PAST_KEPT_MS = 30_000;
const OWNER_MINUTES = 10;

type ServingHours = Pick<WaitInput, 'opensAt' | 'closesAt' | 'breaks'>;

interface Past {
  visits: Visit[];
  promised: PromisedWindow[];
}

/** When serving begins, pauses and ends on the day of a line; null: not at all, or no more. */
function hoursOf(line: LineRow, now: Date): ServingHours | null {
  const day = line.released_on;
  const weekday = weekdayOf(day);
  const hours: OpeningHours = line.intervals
    ? [{ weekday, intervals: line.intervals }]
    : line.opening_hours;
  const intervals = intervalsOf(hours, weekday).map(
    ([from, to]) => [athensInstant(day, from).getTime(), athensInstant(day, to).getTime()] as const,
  );
  const lastEnd = Math.max(...intervals.map(([, to]) => to));
  if (lastEnd <= now.getTime()) return null;
  return {
    opensAt: Math.min(...intervals.map(([from]) => from)),
    closesAt: line.closes_at?.getTime() ?? lastEnd,
    breaks: breaksOf(intervals),
  };
}

async function pastOf(db: Queryable, ids: number[], now: Date): Promise<Map<number, Past>> {
  const visits = await visitsOf(db, ids, now);
  const promised = await promisedOf(db, ids, now);
  return new Map(
    ids.map((id) => [id, { visits: visits.get(id) ?? [], promised: promised.get(id) ?? [] }]),
  );
}

/**
 * Estimates from each place's own finished visits and from how earlier windows turned out, which are
 * read again every half a minute.
 */
export function createEstimates(db: Queryable) {
  const past = new LRUCache<number, { at: number; found: Promise<Past> }>({ max: 500 });
  const isFresh = (id: number, now: Date): boolean => {
    const age = now.getTime() - (past.get(id)?.at ?? 0);
    return age >= 0 && age < PAST_KEPT_MS;
  };
  /** Reads the past of many places at once, for estimates that follow. */
  const prepare = async (organisationIds: number[], now: Date): Promise<void> => {
    const ids = [...new Set(organisationIds)].filter((id) => !isFresh(id, now));
    if (ids.length === 0) return;
    const found = pastOf(db, ids, now);
    for (const id of ids) {
      const own = found.then((all) => all.get(id)!);
      past.set(id, { at: now.getTime(), found: own });
      own.catch(() => past.delete(id));
    }
    await found;
  };
  const recent = async (organisationId: number, now: Date): Promise<Past> => {
    await prepare([organisationId], now);
    return (await past.get(organisationId)?.found) ?? { visits: [], promised: [] };
  };

  /** For somebody with this many people ahead in a line; null when no estimate is possible. */
  const of = async (line: LineRow, ahead: number, now: Date): Promise<Estimate | null> => {
    const hours = hoursOf(line, now);
    if (!hours || line.list_state === 'paused' || line.day_closed) return null;
    const window = estimateWait({
      now: now.getTime(),
      ahead,
      counters: line.counters,
      ownerMinutes: line.average_minutes ?? OWNER_MINUTES,
      ...hours,
      underWay: line.under_way,
      ...(await recent(line.organisation_id, now)),
    });
    return (
      window && {
        from: toAthensIso(new Date(window.from)),
        to: toAthensIso(new Date(window.to)),
        basis: window.basis,
        enough: window.enough,
      }
    );
  };

  return {
    of,
    prepare,
    /** For a ticket: null unless it is waiting. */
    ofTicket: async (ticket: FullTicketRow, now: Date): Promise<Estimate | null> =>
      ticket.status === 'scheduled' ? of(ticket, ticket.people_ahead, now) : null,
  };
}

export type Estimates = ReturnType<typeof createEstimates>;
