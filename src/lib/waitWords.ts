import type { TFunction } from 'i18next';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { saidCall, widened, type Call, type Wait } from '#common/line/wait.ts';
import { serverNow } from './clock/serverClock.ts';
import { articleOf, formatDate, formatTime } from './dates.ts';

const MINUTE = 60_000;

/** The last minutes that a window shows as minutes. Later windows show clock times. */
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

/** A window in minutes, or as clock times if it is far. */
export const windowWords = (
  t: TFunction,
  language: string,
  { from, to }: NonNullable<Wait['minutes']>,
  now: Date = new Date(serverNow()),
): string => {
  // Minutes are rounded outward, and windows use whole minutes.
  const instant = (minutes: number): number => now.getTime() + minutes * MINUTE;
  const until = Math.floor(instant(to) / MINUTE) * MINUTE;
  const first = Math.ceil(instant(from) / MINUTE) * MINUTE;
  if (from === to) {
    const at = to === 0 ? 0 : until;
    return pointWords(t, language, { from: at, to: at }, now.getTime())!;
  }
  if (to <= LONGEST_IN_MINUTES) {
    return t('display.wait.minutes', { window: `${from}–${to}`, count: to });
  }
  const window = `${formatTime(first, language)}–${formatTime(until, language)}`;
  return t('display.wait.at', { window });
};

/** «Ανοίγει στις 17:00», «Ανοίγει αύριο στις 08:00», «Ανοίγει τη Δευτέρα 7 Δεκεμβρίου στις 08:00». */
const openingWords = (t: TFunction, language: string, opensAt: Date, now: Date): string => {
  const today = athensTime(now).date;
  const { date } = athensTime(opensAt);
  const time = formatTime(opensAt, language);
  if (date === today) return t('display.wait.opens.today', { time });
  if (date === addDays(today, 1)) return t('display.wait.opens.tomorrow', { time });
  const inWeek = date < addDays(today, 7);
  const day = formatDate(date, language, inWeek ? { weekday: 'long' } : undefined);
  return t('display.wait.opens.day', { day, time, context: articleOf(date) });
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
 * The status line of a place: «Ανοιχτά · 4 περιμένουν, περίπου 10–25 λεπτά»,
 * and its tone.
 */
export const waitWords = (
  t: TFunction,
  language: string,
  { status, waiting, minutes, opensAt, message }: Wait,
  now: Date = new Date(serverNow()),
): { line: string; tone: WaitTone } => {
  const tone = toneOf[status];
  const said = (line: string) => ({ line, tone });
  const open = t('display.wait.open');
  if (status === 'closed') {
    const first = opensAt
      ? openingWords(t, language, new Date(opensAt), now)
      : t('display.wait.closed');
    return said(waiting ? `${first} · ${t('display.wait.holders', { count: waiting })}` : first);
  }
  if (status === 'paused') {
    const pause = t('display.wait.paused');
    return said(message ? `${pause} · ${message}` : pause);
  }
  if (status !== 'open') return said(`${open} · ${t(`display.wait.${status}`)}`);
  if (waiting === null) return said(open);
  if (waiting === 0 && minutes?.to === 0) return said(`${open} · ${t('display.wait.comeNow')}`);
  if (!minutes) return said(`${open} · ${waitingWords(t, waiting)}`);
  const who = waiting === 0 ? t('display.wait.nobody') : waitingWords(t, waiting);
  const people = `${open} · ${who}`;
  return said(`${people}, ${windowWords(t, language, minutes, now)}`);
};
