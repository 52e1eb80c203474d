import { athensTime } from '#common/calendar/athens.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import type { WaitStatus } from './waitStatus.ts';
import { isOpenAt, nextOpening, type OpeningHours } from '#common/calendar/openingHours.ts';

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
  /** What the place says while it pauses. */
  message: string | null;
}

/** The list that a place offers first, today or on the next day that has one. */
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
  /** When whoever takes a number now is called, in ms; null: not known. */
  window: { from: number; to: number } | null;
}

const MINUTE = 60_000;

/**
 * The one source of every status line: card, row, marker, banner and title. A place is closed by
 * its hours, and on a public holiday on which it gives no numbers.
 */
export function waitOf({
  now,
  hours,
  list,
  next = null,
  window,
}: WaitInput): Wait & { waiting: number } {
  const today = athensTime(now).date;
  const isDayOff = (date: string): boolean =>
    isGreekHoliday(date) && list?.date !== date && next?.date !== date;
  const isOpen = isOpenAt(hours, now) && !isDayOff(today);
  const waiting = list?.waiting ?? 0;
  const wait = { waiting, minutes: null, opensAt: null, message: null };

  if (!isOpen) {
    if (hours.every(({ intervals }) => intervals.length === 0)) return { ...wait, status: 'none' };
    const opening = nextOpening(hours, now, isDayOff);
    const isOver =
      list?.state === 'closed' && opening !== null && athensTime(opening).date > list.date;
    return {
      ...wait,
      status: 'closed',
      waiting: isOver && next ? next.waiting : waiting,
      opensAt: opening?.getTime() ?? null,
    };
  }
  if (list?.date !== today) return { ...wait, status: 'none', waiting: 0 };
  if (list.state === 'closed') return { ...wait, status: 'ended' };
  if (list.state === 'paused') return { ...wait, status: 'paused', message: list.message };
  if (list.state === 'full') return { ...wait, status: 'full' };
  const minutes = window && {
    from: Math.max(0, Math.floor((window.from - now.getTime()) / MINUTE)),
    to: Math.max(0, Math.ceil((window.to - now.getTime()) / MINUTE)),
  };
  return { ...wait, status: 'open', minutes };
}
