import type {
  Called as CalledContract,
  Line as Contract,
  LineList as ListContract,
} from '#common/contract/line.ts';
import { asRecord, count, isList, oneOf, records, text } from '#src/lib/read.ts';
import { toEnough, toInstants } from './wait.ts';
import { organisationPath } from './organisations.ts';
import { loadClient } from './transport/loadClient.ts';
import type { Wire } from './transport/wire.ts';

export interface CalledNumber {
  rank: number;
  counter: string | null;
  calledAt: string | null;
  /** How often it was called again. */
  recalls: number;
}

/** One waiting list of a place's day, in numbers. */
export interface LineList {
  /** Null where a place has one list. */
  service: string | null;
  status: 'open' | 'paused' | 'full' | 'closed';
  waiting: number;
  /** Null when the server does not say. */
  nextRank: number | null;
  /** The last called first. */
  nowServing: CalledNumber[];
  /** The last numbers that were called, the newest first. */
  recentCalls: CalledNumber[];
  /** The place's notice to people who wait. */
  message: string | null;
}

/** A place's line on one day, in numbers. */
export interface Line {
  /** `YYYY-MM-DD`; null when the server does not say. */
  date: string | null;
  /** Of two states of a day the higher one is newer; null when the server does not say. */
  version: number | null;
  /** When whoever takes a number now is called, in ms; null: not known. */
  window: { from: number; to: number } | null;
  /** False: closing time may come before that call, most probably so where there is no window. */
  enough?: false;
  /** The list to offer first at the top; none on a day without numbers. */
  lists: LineList[];
}

const toCall = (raw: unknown): CalledNumber[] => {
  const wire: Wire<CalledContract> = asRecord(raw);
  const rank = count(wire.rank);
  if (rank === null) return [];
  return [
    {
      rank,
      counter: text(wire.counter),
      calledAt: text(wire.called_at),
      recalls: count(wire.recalls) ?? 0,
    },
  ];
};

/** Reads calls; what has no number is left out. */
export const toCalls = (raw: unknown): CalledNumber[] => records(raw).flatMap(toCall);

const toList = (raw: unknown): LineList => {
  const wire: Wire<ListContract> = asRecord(raw);
  const nowServing = toCalls(wire.now_serving);
  const recent = toCalls(wire.recent_calls);
  return {
    service: text(wire.service),
    status: oneOf(['open', 'paused', 'full', 'closed'] as const, wire.status) ?? 'open',
    waiting: count(wire.waiting) ?? 0,
    nextRank: count(wire.next_rank),
    nowServing,
    recentCalls: recent.length > 0 ? recent : nowServing,
    message: text(wire.message),
  };
};

/** Reads a line. A server that tells of one list has its fields beside each other. */
export const toLine = (raw: unknown): Line => {
  const wire: Wire<Contract> = asRecord(raw);
  const only = wire.status === 'none' || wire.status === undefined ? [] : [raw];
  return {
    date: text(wire.date),
    version: count(wire.version),
    window: toInstants(wire.estimate),
    ...toEnough(wire.estimate),
    lists: (isList(wire.lists) ? records(wire.lists) : only).map(toList),
  };
};

/** Whether a state is older than another of the same day or a later one. */
export const isOlder = (one: Line, other: Line): boolean => {
  if (one.date === null || other.date === null || one.date !== other.date)
    return one.date !== null && other.date !== null && one.date < other.date;
  return one.version !== null && other.version !== null && one.version < other.version;
};

export const lineKeys = { of: (id: string) => ['line', id] as const };

/** The API path of an organisation's line; its stream is at `/live` below. @param id slug or code */
export const linePath = (id: string): string => `${organisationPath(id)}/line`;

/** `GET /api/organisations/{id}/line`. @throws ApiError */
export const fetchLine = async (id: string): Promise<Line> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(linePath(id));
  return toLine(data);
};
