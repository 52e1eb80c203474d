import { todayInAthens } from '#common/calendar/athens.ts';

/** Upper bound of the network delay of a server time, in ms. */
const SLACK_MS = 30_000;

let ahead: number | null = null;
const listeners = new Set<() => void>();

/** Offset of the server clock to this device's clock, in ms. 0 until known. */
export const clockAhead = (): number => ahead ?? 0;

/** Current server time in ms, because the clock of a device may be wrong. */
export const serverNow = (): number => Date.now() + clockAhead();

/** Date in Athens by the server clock, `YYYY-MM-DD`. */
export const serverToday = (): string => todayInAthens(new Date(serverNow()));

/**
 * Records a server time. Network delay makes every recorded time too early, so the latest of
 * similar times is the most exact. A much earlier one means that the device's clock was set.
 * @param serverTime in ms. NaN is ignored
 */
export const learnServerTime = (serverTime: number): void => {
  const offset = serverTime - Date.now();
  if (Number.isNaN(offset)) return;
  if (ahead !== null && offset <= ahead && offset > ahead - SLACK_MS) return;
  ahead = offset;
  listeners.forEach((listener) => listener());
};

/** Calls a listener on each better estimate of the server time. */
export const onServerTime = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
