import {
  getLine,
  Line as LineSchema,
  type Called as CalledContract,
  type LineList as ListContract,
} from '#common/contract/line.ts';
import type { Camel } from '#common/contract/camel.ts';
import { toEnough, toInstants } from './wait.ts';
import { readSound, type Answer } from './transport/answer.ts';
import { call, pathOf } from './transport/call.ts';

export type CalledNumber = Camel<CalledContract>;

/** One waiting list of a place's day, in numbers. */
export interface LineList extends Omit<Camel<ListContract>, 'service'> {
  /** Null where a place has one list. */
  service: string | null;
}

/** A place's line on one day, in numbers. */
export interface Line {
  /** `YYYY-MM-DD`; null before anything is known. */
  date: string | null;
  /** Of two states of a day the higher one is newer; null before anything is known. */
  version: number | null;
  /** When whoever takes a number now is called, in ms; null: not known. */
  window: { from: number; to: number } | null;
  /** False: closing time may come before that call, most probably so where there is no window. */
  enough?: false;
  /** The list to offer first at the top; none on a day without numbers. */
  lists: LineList[];
}

const toLine = ({ date, version, estimate, lists }: Answer<typeof LineSchema>): Line => ({
  date,
  version,
  window: toInstants(estimate),
  ...toEnough(estimate),
  lists: lists.map((list) => ({ ...list, service: list.service || null })),
});

/** Reads an event of a line's stream; null when it does not hold one. */
export const lineIn = (data: unknown): Line | null => {
  const line = readSound(LineSchema, data);
  return line && toLine(line);
};

/** Whether a state is older than another of the same day or a later one. */
export const isOlder = (one: Line, other: Line): boolean => {
  if (one.date === null || other.date === null || one.date !== other.date)
    return one.date !== null && other.date !== null && one.date < other.date;
  return one.version !== null && other.version !== null && one.version < other.version;
};

export const lineKeys = { of: (id: string) => ['line', id] as const };

/** The API path of an organisation's line; its stream is at `/live` below. @param id slug or code */
export const linePath = (id: string): string => pathOf(getLine, { id });

export const fetchLine = async (id: string): Promise<Line> => toLine(await call(getLine, { id }));
