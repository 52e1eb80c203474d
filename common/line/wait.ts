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
  /** Minutes until the call of whoever takes a number now, rounded outward; null: not known. */
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
  const minutes = window && {
    from: Math.max(0, Math.floor((window.from - now.getTime()) / MINUTE)),
    to: Math.max(0, Math.ceil((window.to - now.getTime()) / MINUTE)),
  };
  return { ...wait, status: 'open', minutes };
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
