import type { TFunction } from 'i18next';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { saidCall, widened, type Call, type Wait } from '#common/line/wait.ts';
import { serverNow } from './clock/serverClock.ts';
import { formatDate, formatTime } from './dates.ts';

const MINUTE = 60_000;

/** Beyond this number of minutes, a window is shown as clock times. */
const LONGEST_IN_MINUTES = 90;

/** A window as clock times. */
export interface ClockWindow {
  from: string;
  to: string;
}

/** A window as clock times. An instant becomes the window that starts there. */
export const clockWindow = (window: Call, language: string): ClockWindow => {
  const { from, to } = widened(window, window.from);
  return { from: formatTime(from, language), to: formatTime(to, language) };
};

/** Text for an immediate call, or a call at opening time. Null for a window. @param now in ms */
const pointWords = (t: TFunction, language: string, { from, to }: Call, now: number) => {
  if (from !== to) return null;
  return from <= now
    ? t('display.call.now')
    : t('display.call.opening', { time: formatTime(from, language) });
};

/**
 * Text for a predicted call: a window as clock times, or a sentence if nobody is ahead.
 * @param now in ms
 */
export const callWords = (
  t: TFunction,
  language: string,
  window: Call,
  now: number,
): ClockWindow | string => {
  const said = saidCall(window, now);
  return pointWords(t, language, said, now) ?? clockWindow(said, language);
};

/** A window in minutes, or as clock times if it is far: a short form and one for screen readers. */
export const windowWords = (
  t: TFunction,
  language: string,
  { from, to }: NonNullable<Wait['minutes']>,
  now: Date = new Date(serverNow()),
): { shown: string; spoken: string } => {
  // Minutes are rounded outward, and windows use whole minutes.
  const instant = (minutes: number): number => now.getTime() + minutes * MINUTE;
  const until = Math.floor(instant(to) / MINUTE) * MINUTE;
  const first = Math.ceil(instant(from) / MINUTE) * MINUTE;
  if (from === to) {
    const at = to === 0 ? 0 : until;
    const point = pointWords(t, language, { from: at, to: at }, now.getTime())!;
    return { shown: point, spoken: point };
  }
  if (to <= LONGEST_IN_MINUTES) {
    const window = `${from}–${to}`;
    return {
      shown: t('display.wait.minutes', { window }),
      spoken: t('display.wait.minutesSpoken', { window, count: to }),
    };
  }
  const window = `${formatTime(first, language)}–${formatTime(until, language)}`;
  const text = t('display.wait.at', { window });
  return { shown: text, spoken: text };
};

/** «17:00», «αύριο 08:00», «Δευτέρα 08:00», «Δευτέρα 7 Δεκεμβρίου 08:00». */
const openingWords = (t: TFunction, language: string, opensAt: Date, now: Date): string => {
  const today = athensTime(now).date;
  const { date } = athensTime(opensAt);
  const time = formatTime(opensAt, language);
  if (date === today) return time;
  if (date === addDays(today, 1)) return `${t('display.wait.tomorrow')} ${time}`;
  const inWeek = date < addDays(today, 7);
  return `${formatDate(date, language, inWeek ? { weekday: 'long' } : undefined)} ${time}`;
};

/** Tone of a status line, a role of the theme. */
export type WaitTone = 'success' | 'waiting' | 'neutral';

const toneOf: Record<Wait['status'], WaitTone> = {
  open: 'success',
  full: 'waiting',
  paused: 'waiting',
  ended: 'waiting',
  closed: 'neutral',
  none: 'neutral',
};

/** Before a ticket is taken: number of people who would be ahead. */
export const waitingWords = (t: TFunction, count: number): string =>
  count === 0 ? t('display.wait.noWait') : t('display.wait.waiting', { count });

/** With a ticket: number of people ahead. */
export const aheadWords = (t: TFunction, count: number): string =>
  count === 0 ? t('tickets.aheadNone') : t('display.wait.ahead', { count });

/** Number of people being served, besides those who wait. Null if there is nothing to say. */
export const servedWords = (t: TFunction, count: number | null | undefined): string | null =>
  count ? t('display.wait.beingServed', { count }) : null;

/**
 * The status line of a place: «Ανοιχτά · 4 περιμένουν, περίπου 10–25′».
 * @returns the visible line, its form for screen readers, and its tone
 */
export const waitWords = (
  t: TFunction,
  language: string,
  { status, waiting, minutes, opensAt, message }: Wait,
  now: Date = new Date(serverNow()),
): { shown: string; spoken: string; tone: WaitTone } => {
  const tone = toneOf[status];
  const same = (line: string) => ({ shown: line, spoken: line, tone });
  const open = t('display.wait.open');
  if (status === 'closed') {
    const first = opensAt
      ? t('display.wait.opens', { when: openingWords(t, language, new Date(opensAt), now) })
      : t('display.wait.closed');
    return same(waiting ? `${first} · ${t('display.wait.holders', { count: waiting })}` : first);
  }
  if (status === 'paused') {
    const pause = t('display.wait.paused');
    return same(message ? `${pause} · ${message}` : pause);
  }
  if (status !== 'open') return same(`${open} · ${t(`display.wait.${status}`)}`);
  if (waiting === null) return same(open);
  if (waiting === 0 && minutes?.to === 0) return same(`${open} · ${t('display.wait.comeNow')}`);
  if (!minutes) return same(`${open} · ${waitingWords(t, waiting)}`);
  const who = waiting === 0 ? t('display.wait.nobody') : waitingWords(t, waiting);
  const people = `${open} · ${who}`;
  const window = windowWords(t, language, minutes, now);
  return { shown: `${people}, ${window.shown}`, spoken: `${people}, ${window.spoken}`, tone };
};
