import type { TFunction } from 'i18next';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import type { Wait } from '#common/line/wait.ts';
import { formatDate, formatTime } from './dates.ts';

/** Beyond this many minutes a window is told by the clock. */
const LONGEST_IN_MINUTES = 90;

/** A window in minutes, or by the clock when it is far: shown short, and in words for a screen reader. */
export const windowWords = (
  t: TFunction,
  language: string,
  { from, to }: NonNullable<Wait['minutes']>,
  now: Date = new Date(),
): { shown: string; spoken: string } => {
  const range = (one: string, other: string): string => (one === other ? one : `${one}–${other}`);
  if (to <= LONGEST_IN_MINUTES) {
    const window = range(String(from), String(to));
    return {
      shown: t('display.wait.minutes', { window }),
      spoken: t('display.wait.minutesSpoken', { window, count: to }),
    };
  }
  const at = (minutes: number): string => formatTime(now.getTime() + minutes * 60_000, language);
  const told = t('display.wait.at', { window: range(at(from), at(to)) });
  return { shown: told, spoken: told };
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

/** How a status line looks, by the theme's roles. */
export type WaitTone = 'success' | 'waiting' | 'neutral';

const toneOf: Record<Wait['status'], WaitTone> = {
  open: 'success',
  full: 'waiting',
  paused: 'waiting',
  ended: 'waiting',
  closed: 'neutral',
  none: 'neutral',
};

/** Before a number is taken: how many would be called before it. */
export const waitingWords = (t: TFunction, count: number): string =>
  count === 0 ? t('display.wait.noWait') : t('display.wait.waiting', { count });

/** With a number in the hand: how many are called before it. */
export const aheadWords = (t: TFunction, count: number): string =>
  count === 0 ? t('tickets.aheadNone') : t('display.wait.ahead', { count });

/** Who is at a counter now, beside those who wait; null where there is nothing to say. */
export const servedWords = (t: TFunction, count: number | null | undefined): string | null =>
  count ? t('display.wait.beingServed', { count }) : null;

/**
 * The one status line of a place, in the reader's language: «Ανοιχτά · 4 περιμένουν, περίπου 10–25′».
 * @returns the line as shown and as a screen reader says it, and its tone
 */
export const waitWords = (
  t: TFunction,
  language: string,
  { status, waiting, minutes, opensAt, message }: Wait,
  now: Date = new Date(),
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
  if (waiting === 0) return same(`${open} · ${t('display.wait.noWait')}`);
  const people = `${open} · ${waitingWords(t, waiting)}`;
  if (!minutes) return same(people);
  const window = windowWords(t, language, minutes, now);
  return { shown: `${people}, ${window.shown}`, spoken: `${people}, ${window.spoken}`, tone };
};
