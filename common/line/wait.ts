import { athensTime } from '#common/calendar/athens.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import type { Wait as PlaceWait } from '#common/contract/organisations.ts';
import {
  isOpenAt,
  nextOpening,
  serviceDate,
  type ChangedDay,
  type OpeningHours,
} from '#common/calendar/openingHours.ts';

/** The wait at a place, for people who are considering a visit now. */
export interface Wait {
  /** `ended`: the place is open and today's numbers have run out. `none`: no numbers today. */
  status: PlaceWait['status'];
  /** Waiting people; at a closed place, people with a number for the next opening. Null: unknown */
  waiting: number | null;
  /** The number of them at the place. Null or absent if the place does not show it or is closed. */
  here?: number | null;
  /**
   * Minutes until the call for a number taken now, rounded outward. 0 and 0: immediately. Two equal
   * values: at opening. Null: unknown.
   */
  minutes: { from: number; to: number } | null;
  /** Opening time of a closed place in ms; null: it is open, or does not open within two weeks. */
  opensAt: number | null;
  /** The place's notice while it is paused. */
  message: string | null;
  /** At a full place: numbers that it still gives at its door. Null or absent if none or unknown. */
  doorLeft?: number | null;
  /** How long a visit usually takes. Null or absent if unknown. */
  visitMinutes?: number | null;
  /** The service with this wait, the shortest. Null or absent: the place has only one. */
  service?: { code: string; name: string } | null;
}

/** The list that a place offers first, of the service day or of the next day that has a list. */
export interface OfferedList {
  /** `YYYY-MM-DD` */
  date: string;
  state: 'open' | 'full' | 'paused' | 'closed';
  waiting: number;
  message: string | null;
  /** Waiting people who are there. Null or absent if the place hides it. */
  here?: number | null;
  /** Numbers that only the door gives, if there are no others. */
  doorLeft?: number;
}

export interface WaitInput {
  now: Date;
  hours: OpeningHours;
  /** Null: no current or future list. */
  list: OfferedList | null;
  /** The list of the next day that has one. It counts once the day of a closed list is over. */
  next?: Pick<OfferedList, 'date' | 'waiting'> | null;
  /** Days that the owner closed or gave special hours. */
  byHand?: readonly ChangedDay[];
  /** Window of the call for a number taken now, in ms; null: unknown. */
  window: { from: number; to: number } | null;
}

const MINUTE = 60_000;

/** The input that determines if a place is open. */
type Opening = Pick<WaitInput, 'now' | 'hours' | 'list' | 'next' | 'byHand'>;

/** True if a place stays closed on a date whatever its hours: a holiday without numbers. */
const dayOff =
  ({ list, next, byHand = [] }: Opening) =>
  (date: string): boolean =>
    isGreekHoliday(date) && ![list, next, ...byHand].some((day) => day?.date === date);

const serviceDateOf = ({ hours, now, byHand }: Opening): string => serviceDate(hours, now, byHand);

/** True if a place is open, by its hours, its owner's changes and holidays. */
export const isOpenNow = (opening: Opening): boolean =>
  isOpenAt(opening.hours, opening.now, opening.byHand) && !dayOff(opening)(serviceDateOf(opening));

/**
 * The single source of every status line: card, row, marker, banner and title. A place is closed by
 * its hours, on a day that its owner closed, and on a public holiday without numbers.
 */
export function waitOf(input: WaitInput): Wait & { waiting: number } {
  const { now, hours, list, next = null, byHand = [], window } = input;
  const waiting = list?.waiting ?? 0;
  const wait = { waiting, minutes: null, opensAt: null, message: null };

  if (!isOpenNow(input)) {
    if ([...hours, ...byHand].every(({ intervals }) => intervals.length === 0))
      return { ...wait, status: 'none' };
    const opening = nextOpening(hours, now, dayOff(input), byHand);
    const isOver =
      list?.state === 'closed' && opening !== null && athensTime(opening).date > list.date;
    return {
      ...wait,
      status: 'closed',
      waiting: isOver && next ? next.waiting : waiting,
      opensAt: opening?.getTime() ?? null,
    };
  }
  if (list?.date !== serviceDateOf(input)) return { ...wait, status: 'none', waiting: 0 };
  if (list.state === 'closed') return { ...wait, status: 'ended' };
  if (list.state === 'paused') return { ...wait, status: 'paused', message: list.message };
  const { here } = list;
  if (list.state === 'full') return { ...wait, here, status: 'full', doorLeft: list.doorLeft ?? 0 };
  return { ...wait, here, status: 'open', minutes: window && minutesUntil(window, now.getTime()) };
}

/** The window of a call in ms. A point is an immediate call, or one at opening. */
export interface Call {
  from: number;
  to: number;
}

export const LEAST_WINDOW = 5 * MINUTE;

/** Widens a window to the minimum width, but not before `start` or after closing. */
export function widened({ from, to }: Call, start: number, closesAt = Infinity): Call {
  const first = Math.max(from, start);
  const end = Math.min(Math.max(to, first + LEAST_WINDOW), closesAt);
  return { from: Math.max(start, Math.min(first, end - LEAST_WINDOW)), to: end };
}

/** The remaining part of a call window: nothing in the past; a point stays a point. */
export function remainingWindow({ from, to }: Call, now: number): Call {
  const start = Math.floor(now / MINUTE) * MINUTE;
  if (from !== to) return widened({ from, to }, start);
  return { from: Math.max(from, start), to: Math.max(from, start) };
}

/** The same in minutes from now, rounded outward. */
export function minutesUntil(window: Call, now: number): NonNullable<Wait['minutes']> {
  const { from, to } = remainingWindow(window, now);
  const until = Math.max(0, Math.ceil((to - now) / MINUTE));
  const first = Math.max(0, Math.floor((from - now) / MINUTE));
  return { from: from === to ? until : first, to: until };
}

/**
 * True if an estimate has no window and only says that the day is not enough: the call would come
 * after closing, so both ends equal closing time.
 */
export const isBeyondClosing = <Side>(estimate: {
  from: Side;
  to: Side;
  enough?: boolean;
}): boolean => estimate.enough === false && estimate.from === estimate.to;

/** Maximum people that a drawing of a place shows at its door. */
export const MOST_PEOPLE = 8;
