import type {
  Statistics as Contract,
  StatisticsDay as DayContract,
  StatisticsHour as HourContract,
  StatisticsTable,
} from '#common/contract/places/statistics.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, count, number, records, text } from '#src/lib/read.ts';

export type { StatisticsTable };

/** Calendar dates in Athens, both included. */
export interface DateRange {
  from: string;
  to: string;
}

/** How many people came to what end. */
export interface Counts {
  served: number;
  cancelled: number;
  noShows: number;
  walkIns: number;
}

/** How long people waited, in minutes. */
export interface Waits {
  calls: number;
  median: number;
  /** Nine of ten were called within so many minutes. */
  p90: number;
}

/** What happened at a place in a range of days. */
export interface Statistics {
  totals: Counts;
  /** Null: nobody waited. */
  wait: Waits | null;
  visitMinutes: number | null;
  windows: { told: number; held: number };
  days: ({ date: string } & Counts)[];
  /** By hour of a weekday, 1 = Monday; null: of all weekdays together. */
  hours: ({ weekday: number | null; hour: number } & Waits)[];
}

export const statisticsKeys = {
  of: (epoch: number, id: string, { from, to }: DateRange) =>
    ['statistics', epoch, id, from, to] as const,
};

const toCounts = (raw: unknown): Counts => {
  const wire: Wire<Contract['totals']> = bag(raw);
  return {
    served: count(wire.served) ?? 0,
    cancelled: count(wire.cancelled) ?? 0,
    noShows: count(wire.no_shows) ?? 0,
    walkIns: count(wire.walk_ins) ?? 0,
  };
};

const toWaits = (raw: unknown): Waits | null => {
  const wire: Wire<NonNullable<Contract['wait']>> = bag(raw);
  const [calls, median, p90] = [count(wire.calls), count(wire.median), count(wire.p90)];
  return calls === null || median === null || p90 === null ? null : { calls, median, p90 };
};

const toDay = (raw: unknown): Statistics['days'] => {
  const wire: Wire<DayContract> = bag(raw);
  const date = text(wire.date);
  return date ? [{ date, ...toCounts(raw) }] : [];
};

const toHour = (raw: unknown): Statistics['hours'] => {
  const wire: Wire<HourContract> = bag(raw);
  const [hour, waits] = [count(wire.hour), toWaits(raw)];
  return hour === null || !waits ? [] : [{ weekday: count(wire.weekday), hour, ...waits }];
};

const path = (id: string): string => `/api/places/${encodeURIComponent(id)}/statistics`;

/** `GET /api/places/{id}/statistics`. @throws ApiError */
export const fetchStatistics = async (id: string, range: DateRange): Promise<Statistics> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(path(id), { params: range });
  const wire: Wire<Contract> = bag(data);
  if (!Array.isArray(wire.days)) throw new ApiError('malformed');
  const windows: Wire<Contract['windows']> = bag(wire.windows);
  return {
    totals: toCounts(wire.totals),
    wait: toWaits(wire.wait),
    visitMinutes: number(wire.visit_minutes),
    windows: { told: count(windows.told) ?? 0, held: count(windows.held) ?? 0 },
    days: wire.days.flatMap(toDay),
    hours: records(wire.hours).flatMap(toHour),
  };
};

/** The same as a file for spreadsheets, one table of it. @throws ApiError */
export const fetchStatisticsFile = async (
  id: string,
  range: DateRange,
  table: StatisticsTable,
): Promise<Blob> => {
  const client = await loadClient();
  const { data } = await client.get<Blob>(path(id), {
    params: { ...range, table },
    headers: { accept: 'text/csv' },
    responseType: 'blob',
  });
  return data;
};
