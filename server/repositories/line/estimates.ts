import { LRUCache } from 'lru-cache';
import { athensInstant, toAthensIso } from '#common/calendar/athens.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { intervalsOf, type OpeningHours } from '#common/calendar/openingHours.ts';
import type { Estimate } from '#common/contract/tickets.ts';
import { estimateWait, type Visit } from '#common/line/estimate.ts';
import type { Queryable } from '#server/db/client.ts';
import type { FullTicketRow, LineRow } from '#server/repositories/tickets/tickets.ts';

/** Estimates when people are called. */
export interface Estimates {
  /** For somebody with this many people ahead in a line; null when no estimate is possible. */
  of(line: LineRow, ahead: number, now: Date): Promise<Estimate | null>;
  /** For a ticket: null unless it is waiting. */
  ofTicket(ticket: FullTicketRow, now: Date): Promise<Estimate | null>;
}

/** The days and visits that count. */
const DAYS = 30;
const VISITS = 400;
/** How long the visits of a place are cached, in milliseconds. */
const VISITS_KEPT_MS = 10_000;
const OWNER_MINUTES = 10;

async function visitsOf(db: Queryable, organisationId: number, now: Date): Promise<Visit[]> {
  const rows = await db.query<{ called_at: Date; processed_at: Date }>(
    `SELECT t.called_at, t.processed_at FROM tickets t
      WHERE t.status = 'processed' AND t.called_at < t.processed_at
        AND t.waiting_list_id IN (
          SELECT l.id FROM waiting_lists l WHERE l.organisation_id = $1
             AND l.released_on BETWEEN ($2::timestamptz)::date - ${DAYS}
                                   AND ($2::timestamptz)::date + 1)
      ORDER BY t.processed_at DESC LIMIT ${VISITS}`,
    [organisationId, now],
    'visits',
  );
  return rows.map(({ called_at: called, processed_at: processed }) => ({
    startedAt: called.getTime(),
    endedAt: processed.getTime(),
  }));
}

/** When serving begins, or continues, and ends on the day of a line; null: not at all. */
function hoursOf(line: LineRow, now: Date): { opensAt: number; closesAt: number } | null {
  const day = line.released_on;
  const intervals = intervalsOf(line.opening_hours satisfies OpeningHours, weekdayOf(day)).map(
    ([from, to]) => [athensInstant(day, from).getTime(), athensInstant(day, to).getTime()] as const,
  );
  const next = intervals.find(([, to]) => to > now.getTime());
  const closesAt = line.closes_at?.getTime() ?? intervals.at(-1)?.[1];
  return next && closesAt !== undefined ? { opensAt: next[0], closesAt } : null;
}

/** Estimates from each place's own finished visits, which are read again every ten seconds. */
export function createEstimates(db: Queryable): Estimates {
  const visits = new LRUCache<number, { at: number; found: Promise<Visit[]> }>({ max: 500 });
  const recent = (organisationId: number, now: Date): Promise<Visit[]> => {
    const before = visits.get(organisationId);
    const age = now.getTime() - (before?.at ?? 0);
    if (before && age >= 0 && age < VISITS_KEPT_MS) return before.found;
    const found = visitsOf(db, organisationId, now);
    visits.set(organisationId, { at: now.getTime(), found });
    found.catch(() => visits.delete(organisationId));
    return found;
  };

  const of: Estimates['of'] = async (line, ahead, now) => {
    const hours = hoursOf(line, now);
    if (!hours || line.list_state === 'paused') return null;
    const window = estimateWait({
      now: now.getTime(),
      ahead,
      counters: line.counters,
      ownerMinutes: line.average_minutes ?? OWNER_MINUTES,
      ...hours,
      visits: await recent(line.organisation_id, now),
    });
    return (
      window && {
        from: toAthensIso(new Date(window.from)),
        to: toAthensIso(new Date(window.to)),
        basis: window.basis,
      }
    );
  };

  return {
    of,
    ofTicket: async (ticket, now) =>
      ticket.status === 'scheduled' ? of(ticket, ticket.people_ahead, now) : null,
  };
}
