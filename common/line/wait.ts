import { athensTime } from '#common/calendar/athens.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import type { WaitStatus } from './waitStatus.ts';
import {
  isOpenAt,
  nextOpening,
  serviceDate,
  type ChangedDay,
  type OpeningHours,
} from '#common/calendar/openingHours.ts';

/** The wait at a place, for whoever thinks of going there now. */
export interface Wait {
  status: WaitStatus;
  /**
   * How many people wait; at a closed place, how many hold a number for when it opens. Null: not
   * known.
   */
  waiting: number | null;
  /**
   * Minutes until the call of whoever takes a number now, rounded outward; 0 and 0: at once; twice
   * the same: as soon as it opens. Null: not known.
   */
  minutes: { from: number; to: number } | null;
  /** When a closed place opens, in ms; null: not within two weeks, or it is open. */
  opensAt: number | null;
  /** The place's notice while it is paused. */
  message: string | null;
}

/** The list that a place offers first, of the service day or of the next day that has one. */
export interface OfferedList {
  /** `YYYY-MM-DD` */
  date: string;
  state: 'open' | 'full' | 'paused' | 'closed';
  waiting: number;
  message: string | null;
}

export interface WaitInput {
  now: Date;
  hours: OpeningHours;
  /** Null: no list to come. */
  list: OfferedList | null;
  /** The list of the next day that has one, which counts once the day of a closed one is over. */
  next?: Pick<OfferedList, 'date' | 'waiting'> | null;
  /** Days that the owner closed or gave hours of their own. */
  byHand?: readonly ChangedDay[];
  /** When whoever takes a number now is called, in ms; null: not known. */
  window: { from: number; to: number } | null;
}

const MINUTE = 60_000;

/** The input that determines whether a place is open. */
type Opening = Pick<WaitInput, 'now' | 'hours' | 'list' | 'next' | 'byHand'>;

/** Whether a place stays closed on a date whatever its hours: a holiday without numbers. */
const dayOff =
  ({ list, next, byHand = [] }: Opening) =>
  (date: string): boolean =>
    isGreekHoliday(date) && ![list, next, ...byHand].some((day) => day?.date === date);

const serviceDateOf = ({ hours, now, byHand }: Opening): string => serviceDate(hours, now, byHand);

/** Whether a place is open, by its hours, by what its owner changed by hand and by holidays. */
export const isOpenNow = (opening: Opening): boolean =>
  isOpenAt(opening.hours, opening.now, opening.byHand) && !dayOff(opening)(serviceDateOf(opening));

/**
 * The one source of every status line: card, row, marker, banner and title. A place is closed by
 * its hours, on a day that its owner closed by hand, and on a public holiday on which it gives no
 * numbers.
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
  if (list.state === 'full') return { ...wait, status: 'full' };
  return { ...wait, status: 'open', minutes: window && minutesUntil(window, now.getTime()) };
}

/** A window in which somebody is called, by its instants in ms; a point: at once, or at opening. */
export interface Call {
  from: number;
  to: number;
}

/** No window that is said is narrower. */
export const LEAST_WINDOW = 5 * MINUTE;

/** A window of at least that width; it neither begins before `start` nor ends after closing. */
export function widened({ from, to }: Call, start: number, closesAt = Infinity): Call {
  const first = Math.max(from, start);
  const end = Math.min(Math.max(to, first + LEAST_WINDOW), closesAt);
  return { from: Math.max(start, Math.min(first, end - LEAST_WINDOW)), to: end };
}

/** What may be said of a call at an instant: nothing in the past; a point stays one. */
export function saidCall({ from, to }: Call, now: number): Call {
  const start = Math.floor(now / MINUTE) * MINUTE;
  if (from !== to) return widened({ from, to }, start);
  return { from: Math.max(from, start), to: Math.max(from, start) };
}

/** The same in minutes from now, rounded outward. */
export function minutesUntil(window: Call, now: number): NonNullable<Wait['minutes']> {
  const { from, to } = saidCall(window, now);
  const until = Math.max(0, Math.ceil((to - now) / MINUTE));
  const first = Math.max(0, Math.floor((from - now) / MINUTE));
  return { from: from === to ? until : first, to: until };
}

/**
 * Whether an estimate has no window but only says that the day is not enough: the call would come
 * after closing, so that both of its sides are closing time.
 */
export const isBeyondClosing = <Side>(estimate: {
  from: Side;
  to: Side;
  enough?: boolean;
}): boolean => estimate.enough === false && estimate.from === estimate.to;

/** How many people a drawing of a place shows at its door at most. */
export const MOST_PEOPLE = 8;
