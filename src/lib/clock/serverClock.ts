import { todayInAthens } from '#common/calendar/athens.ts';

/** The server's word is delayed by the network by less than this, in ms. */
const SLACK_MS = 30_000;

let ahead: number | null = null;
const listeners = new Set<() => void>();

/** How far the server's clock is ahead of this device's, in ms; 0 until the server says. */
export const clockAhead = (): number => ahead ?? 0;

/** The present by the server's clock, in ms: a device's clock may be wrong. */
export const serverNow = (): number => Date.now() + clockAhead();

/** The date in Athens by the server's clock, `YYYY-MM-DD`. */
export const serverToday = (): string => todayInAthens(new Date(serverNow()));

/**
 * Learns the server's time. It always arrives late, so of similar times the latest is the best; one
 * that is far earlier means that the device's clock has been set anew.
 * @param told in ms; not a number: the server did not say
 */
export const learnServerTime = (told: number): void => {
  const offset = told - Date.now();
  if (Number.isNaN(offset)) return;
  if (ahead !== null && offset <= ahead && offset > ahead - SLACK_MS) return;
  ahead = offset;
  listeners.forEach((listener) => listener());
};

/** Calls a listener whenever the server's time becomes known better. */
export const onServerTime = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
