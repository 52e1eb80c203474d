import { athensTime, toAthensIso } from '#common/calendar/athens.ts';

/** The server's source of time. Tests use a fixed one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const today = (clock: Clock): string => athensTime(clock.now()).date;

type Serialised<Row> = {
  [Key in keyof Row]: Row[Key] extends Date
    ? string
    : Row[Key] extends Date | null
      ? string | null
      : Row[Key];
};

/** A row in response form: instants as text in Athens time. */
export const toResponse = <Row extends object>(row: Row): Serialised<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? toAthensIso(value) : value,
    ]),
  ) as Serialised<Row>;
