import { athensTime } from '#common/calendar/athens.ts';

/** The server's source of time. Tests supply one that stands still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Today's date in Athens by this clock. */
export const today = (clock: Clock): string => athensTime(clock.now()).date;
