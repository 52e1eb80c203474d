import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { serviceDate, type ChangedDay, type OpeningHours } from '#common/calendar/openingHours.ts';
import { serverNow } from '#src/lib/clock/serverClock.ts';
import type { Busyness } from './busyness.ts';

/** State of a day's tickets: `ended` means no longer available. */
type DayState = 'open' | 'full' | 'ended';

/** Days on which a place issues tickets, by date. */
export type OfferedDays = Readonly<Record<string, DayState>>;

/** Days that an owner closed manually, with the reason or null. */
export type Closures = Readonly<Record<string, string | null>>;

export interface KnownDays {
  /** A missing day has no tickets. Null if unknown. */
  days?: OfferedDays | null;
  /** Closed weekdays, 1 (Monday) to 7 (Sunday). */
  closedWeekdays?: readonly number[];
  closures?: Closures;
  /** Typical load by weekday. A missing weekday has no history. */
  busyness?: Readonly<Partial<Record<number, Busyness>>>;
  /** Days for which the person holds a ticket. They remain selectable. */
  heldDays?: readonly string[];
}

export type DayReason = 'closed' | 'full' | 'ended' | 'none';

/** Number of days to search for an available one. */
const AHEAD = 62;

/** Known reason why no ticket is available on a day. Null without one. */
const reasonAgainst = (
  date: string,
  { days = null, closedWeekdays = [], closures = {} }: KnownDays,
): DayReason | null => {
  if (Object.hasOwn(closures, date)) return 'closed';
  const closed = closedWeekdays.includes(weekdayOf(date));
  if (!days) return closed ? 'closed' : null;
  const state = days[date];
  if (state === 'open') return null;
  return state ?? (closed ? 'closed' : 'none');
};

/** Reason why a day cannot be selected. Null if the person holds a ticket for it. */
export const unavailableReason = (date: string, known: KnownDays): DayReason | null =>
  known.heldDays?.includes(date) ? null : reasonAgainst(date, known);

export const firstDay = (date: string, known: KnownDays): string | null => {
  for (let ahead = 0, day = date; ahead < AHEAD; ahead += 1, day = addDays(day, 1))
    if (reasonAgainst(day, known) === null) return day;
  return null;
};

/**
 * The last full day before the first day with numbers. Null if there are numbers at once, or if no
 * earlier day is full.
 * @param date the first day that counts
 */
export const fullUntil = (
  date: string,
  known: KnownDays,
): { last: string; first: string } | null => {
  const first = firstDay(date, known);
  const full = Object.entries(known.days ?? {})
    .filter(([day, state]) => state === 'full' && day >= date && first !== null && day < first)
    .map(([day]) => day)
    .toSorted();
  const last = full.at(-1);
  return first !== null && last !== undefined ? { last, first } : null;
};

/** Weekdays without hours, 1 (Monday) to 7, for a place that publishes hours. */
export const closedWeekdaysOf = (
  hours: readonly { weekday: number; intervals: readonly unknown[] }[],
): number[] => {
  const open = new Set(
    hours.filter(({ intervals }) => intervals.length > 0).map(({ weekday }) => weekday),
  );
  return open.size === 0 ? [] : [1, 2, 3, 4, 5, 6, 7].filter((weekday) => !open.has(weekday));
};

export const closuresOf = (
  changed: readonly { date: string; intervals: readonly unknown[]; reason: string | null }[],
): Closures =>
  Object.fromEntries(
    changed
      .filter(({ intervals }) => intervals.length === 0)
      .map(({ date, reason }) => [date, reason]),
  );

export const serviceDateOf = (
  place: { openingHours: OpeningHours; changedDays: readonly ChangedDay[] },
  now: Date = new Date(serverNow()),
): string => serviceDate(place.openingHours, now, place.changedDays);

/** The first day with available tickets, if known, otherwise the service day. */
export const dayToOffer = (today: string, days: OfferedDays | null): string =>
  (days && firstDay(today, { days })) ?? today;
