import { athensTime, toAthensIso } from '#common/calendar/athens.ts';

/** The server's source of time. Tests supply one that stands still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Today's date in Athens by this clock. */
export const today = (clock: Clock): string => athensTime(clock.now()).date;

type Answered<Row> = {
  [Key in keyof Row]: Row[Key] extends Date
    ? string
    : Row[Key] extends Date | null
      ? string | null
      : Row[Key];
};

/** A row as calls answer it: its instants as text, by the clocks in Athens. */
export const answered = <Row extends object>(row: Row): Answered<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? toAthensIso(value) : value,
    ]),
  ) as Answered<Row>;
