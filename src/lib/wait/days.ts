import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { serviceDate, type ChangedDay, type OpeningHours } from '#common/calendar/openingHours.ts';
import { serverNow } from '#src/lib/clock/serverClock.ts';
import type { Busyness } from './busyness.ts';

/** Whether a day gives numbers: `ended` when it did and no longer does. */
export type DayState = 'open' | 'full' | 'ended';

/** The days on which a place gives numbers, by their dates. */
export type OfferedDays = Readonly<Record<string, DayState>>;

/** The days that an owner closed by hand, with their words about it; null: without. */
export type Closures = Readonly<Record<string, string | null>>;

export interface KnownDays {
  /** A day that is missing has no numbers. Null: not known. */
  days?: OfferedDays | null;
  /** The weekdays on which the place is closed, 1 = Monday … 7 = Sunday. */
  closedWeekdays?: readonly number[];
  /** Days that are closed whatever their weekday. */
  closures?: Closures;
  /** How busy a weekday usually is, by its number; one that is missing has no history. */
  busyness?: Readonly<Partial<Record<number, Busyness>>>;
  /** The days for which the person holds a number: they can be chosen to see it. */
  heldDays?: readonly string[];
}

export type DayReason = 'closed' | 'full' | 'ended' | 'none';

/** How many days ahead another one is searched. */
const AHEAD = 62;

/** Why no number can be had on a day, as far as is known; null when nothing speaks against it. */
export const reasonAgainst = (
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

/** Why a day cannot be chosen; null for one on which the person holds a number. */
export const unavailableReason = (date: string, known: KnownDays): DayReason | null =>
  known.heldDays?.includes(date) ? null : reasonAgainst(date, known);

/** The first day from `date` on that nothing speaks against; null when there is none. */
export const firstDay = (date: string, known: KnownDays): string | null => {
  for (let ahead = 0, day = date; ahead < AHEAD; ahead += 1, day = addDays(day, 1))
    if (reasonAgainst(day, known) === null) return day;
  return null;
};

/** The weekdays, 1 = Monday, without hours at a place that publishes its hours. */
export const closedWeekdaysOf = (
  hours: readonly { weekday: number; intervals: readonly unknown[] }[],
): number[] => {
  const open = new Set(
    hours.filter(({ intervals }) => intervals.length > 0).map(({ weekday }) => weekday),
  );
  return open.size === 0 ? [] : [1, 2, 3, 4, 5, 6, 7].filter((weekday) => !open.has(weekday));
};

/** The closed ones among days that an owner changed by hand. */
export const closuresOf = (
  changed: readonly { date: string; intervals: readonly unknown[]; reason: string | null }[],
): Closures =>
  Object.fromEntries(
    changed
      .filter(({ intervals }) => intervals.length === 0)
      .map(({ date, reason }) => [date, reason]),
  );

/** The service day of a place now. */
export const serviceDateOf = (
  place: { openingHours: OpeningHours; changedDays: readonly ChangedDay[] },
  now: Date = new Date(serverNow()),
): string => serviceDate(place.openingHours, now, place.changedDays);

/** The first day on which a number can be had, as far as the place says so; else the service day. */
export const dayToOffer = (today: string, days: OfferedDays | null): string =>
  (days && firstDay(today, { days })) ?? today;
