import type { TFunction } from 'i18next';
import { athensTime } from '#common/calendar/athens.ts';
import { spanOf } from '#common/input/unbroken.ts';
import { addDays } from '#common/calendar/days.ts';
import { remainingWindow, widened, type Call, type Wait } from '#common/line/wait.ts';
import { serverNow } from './clock/serverClock.ts';
import { formatDate, formatTime } from './dates.ts';
import { formatNumber } from './numbers.ts';

const MINUTE = 60_000;

/** The last minutes that a window shows as minutes. Later windows show clock times. */
const LONGEST_IN_MINUTES = 90;

/** From this many minutes on, the figure of a window is clock times. */
const FAR = 180;

/** A window as clock times. */
export interface ClockWindow {
  from: string;
  to: string;
}

/** A window as clock times. An instant becomes the window that starts there. */
export const clockWindow = (window: Call): ClockWindow => {
  const { from, to } = widened(window, window.from);
  return { from: formatTime(from), to: formatTime(to) };
};

/** True for midnight as an opening time: a place that never closes does not really open then. */
const isMidnight = (instant: number): boolean => athensTime(new Date(instant)).minutes === 0;

/** Text for an immediate call, or a call at opening time. Null for a window. @param now in ms */
const pointWords = (t: TFunction, { from, to }: Call, now: number) => {
  if (from !== to) return null;
  return from <= now
    ? t('display.call.now')
    : t(isMidnight(from) ? 'display.call.midnight' : 'display.call.opening', {
        time: formatTime(from),
      });
};

/**
 * Text for a predicted call: a window as clock times, or a sentence if nobody is ahead.
 * @param now in ms
 */
export const callWords = (t: TFunction, window: Call, now: number): ClockWindow | string => {
  const remaining = remainingWindow(window, now);
  return pointWords(t, remaining, now) ?? clockWindow(remaining);
};

/** A window in minutes from now as instants in ms. Minutes are rounded outward. */
const minuteWindow = ({ from, to }: Call, now: Date): Call => ({
  from: Math.ceil((now.getTime() + from * MINUTE) / MINUTE) * MINUTE,
  to: Math.floor((now.getTime() + to * MINUTE) / MINUTE) * MINUTE,
});

/** A window in minutes, or as clock times if it is far. */
export const windowWords = (
  t: TFunction,
  { from, to }: NonNullable<Wait['minutes']>,
  now: Date = new Date(serverNow()),
): string => {
  const { from: first, to: until } = minuteWindow({ from, to }, now);
  if (from === to) {
    const at = to === 0 ? 0 : until;
    return pointWords(t, { from: at, to: at }, now.getTime())!;
  }
  if (to <= LONGEST_IN_MINUTES) {
    return t('display.wait.minutes', { window: spanOf(from, to), count: to });
  }
  const window = spanOf(formatTime(first), formatTime(until));
  return t('display.wait.at', { window });
};

/** «ανοίγει 17:00», «ανοίγει αύριο 08:00», «ανοίγει Δευτέρα 08:00», «ανοίγει Σάβ 28 Νοε 08:00». */
const openingWords = (t: TFunction, language: string, opensAt: Date, now: Date): string => {
  const today = athensTime(now).date;
  const { date } = athensTime(opensAt);
  const time = formatTime(opensAt);
  if (date === today) return t('display.wait.opens.today', { time });
  if (date === addDays(today, 1)) return t('display.wait.opens.tomorrow', { time });
  const inWeek = date < addDays(today, 7);
  const day = formatDate(
    date,
    language,
    inWeek ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' },
  );
  return t('display.wait.opens.day', { day, time });
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

/**
 * People waiting and, where the place shows it, how many of them are there.
 * @param waiting the words for the people waiting
 */
export const waitingHereWords = (
  t: TFunction,
  count: number,
  here: number | null | undefined,
  waiting = waitingWords(t, count),
): string =>
  here == null || count === 0 ? waiting : t('display.wait.here', { waiting, count: here });

/** With a ticket: number of people ahead. */
export const aheadWords = (t: TFunction, count: number): string =>
  count === 0 ? t('tickets.aheadNone') : t('display.wait.ahead', { count });

/** Number of people being served, besides those who wait. Null if there is nothing to say. */
export const servedWords = (t: TFunction, count: number | null | undefined): string | null =>
  count ? t('display.wait.beingServed', { count }) : null;

/** The wait as a card shows it: one large figure with its unit, and clock times beside it. */
export interface WaitFigure {
  value: string;
  unit: string | null;
  /** The same window as clock times. Null if the figure says it already. */
  clock: string | null;
}

/** Minutes as hours, to the nearest half. */
const halfHours = (minutes: number): number => Math.round(minutes / 30) / 2;

/** The figure of an open place. Null if nothing is known. */
export const openFigure = (
  t: TFunction,
  language: string,
  { waiting, minutes }: Pick<Wait, 'waiting' | 'minutes'>,
  now: Date = new Date(serverNow()),
): WaitFigure | null => {
  const alone = (value: string) => ({ value, unit: null, clock: null });
  if (minutes) {
    const { from, to } = minutes;
    if (to === 0) return alone(t('display.wait.figure.now'));
    const clock = minuteWindow({ from, to }, now);
    if (from === to)
      return {
        value: formatTime(clock.to),
        unit: t(
          isMidnight(clock.to) ? 'display.wait.figure.midnight' : 'display.wait.figure.opening',
        ),
        clock: null,
      };
    const times = spanOf(formatTime(clock.from), formatTime(clock.to));
    if (from >= FAR) return alone(times);
    if (to > LONGEST_IN_MINUTES) {
      // Below an hour it stays in minutes: «20 λεπτά–2,5 ώρες».
      const first =
        from < 60
          ? `${from}\u00a0${t('display.wait.figure.minutes', { count: from })}`
          : formatNumber(halfHours(from), language);
      const last = formatNumber(halfHours(to), language);
      return {
        value: first === last ? last : spanOf(first, last),
        unit: t('display.wait.figure.hours', { count: halfHours(to) }),
        clock: times,
      };
    }
    const unit = t('display.wait.figure.minutes', { count: to });
    return { value: spanOf(from, to), unit, clock: times };
  }
  if (waiting === null) return null;
  if (waiting === 0) return alone(t('display.wait.figure.noWait'));
  const unit = t('display.wait.figure.waiting', { count: waiting });
  return { value: formatNumber(waiting, language), unit, clock: null };
};

interface WaitWords {
  /** The whole sentence: «Ανοιχτά · 4 περιμένουν, περίπου 10–25 λεπτά». */
  line: string;
  /** The sentence beside the figure, without what the figure says: «Ανοιχτά · 4 περιμένουν». */
  brief: string;
  figure: WaitFigure | null;
  tone: WaitTone;
}

/** The status of a place: a sentence that begins with open or closed, its figure, and its tone. */
export const waitWords = (
  t: TFunction,
  language: string,
  { status, waiting, here, minutes, opensAt, message, service, doorLeft }: Wait,
  now: Date = new Date(serverNow()),
): WaitWords => {
  const tone = toneOf[status];
  const words = (line: string, figure: WaitFigure | null = null, brief = line) => ({
    line,
    brief,
    figure,
    tone,
  });
  const open = t('display.wait.open');
  if (status === 'closed') {
    const closed = t('display.wait.closed');
    const until = opensAt && openingWords(t, language, new Date(opensAt), now);
    const brief = until ? `${closed} · ${until}` : closed;
    const holders = waiting && t('display.wait.holders', { count: waiting });
    return words(holders ? `${brief} · ${holders}` : brief, null, brief);
  }
  if (status === 'paused') {
    const pause = t('display.wait.paused');
    const figure = { value: pause, unit: null, clock: null };
    return message ? words(`${pause} · ${message}`, figure, message) : words(pause, figure, open);
  }
  if (status === 'full') {
    const who = waiting === null ? open : `${open} · ${waitingHereWords(t, waiting, here)}`;
    if (doorLeft) {
      const unit = t('display.wait.figure.atDoor', { count: doorLeft });
      const figure = { value: formatNumber(doorLeft, language), unit, clock: null };
      return words(`${open} · ${t('display.wait.doorLeft', { count: doorLeft })}`, figure, who);
    }
    const figure = {
      value: t('display.wait.figure.full'),
      unit: t('display.wait.figure.today'),
      clock: null,
    };
    return words(`${open} · ${t('display.wait.full')}`, figure, who);
  }
  if (status !== 'open') return words(`${open} · ${t(`display.wait.${status}`)}`);
  const figure = openFigure(t, language, { waiting, minutes }, now);
  const forService = (text: string): string =>
    service?.name ? t('display.wait.forService', { text, service: service.name }) : text;
  if (waiting === null) return words(open, figure);
  const waits = waitingHereWords(t, waiting, here, forService(waitingWords(t, waiting)));
  const who = waiting === 0 ? forService(t('display.wait.nobody')) : waits;
  // The figure says how many wait.
  if (!minutes)
    return words(
      `${open} · ${waits}`,
      figure,
      waiting && here != null ? undefined : forService(open),
    );
  const people = `${open} · ${who}`;
  if (waiting === 0 && minutes.to === 0)
    return words(`${open} · ${forService(t('display.wait.comeNow'))}`, figure, people);
  return words(`${people}, ${windowWords(t, minutes, now)}`, figure, people);
};
