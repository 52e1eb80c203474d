import { minutesOf, type OpeningHours } from '#common/calendar/openingHours.ts';

/** Names of weekdays, Monday first: those of OpenStreetMap, and Greek ones. */
const DAYS = [
  ['mo', 'δε'],
  ['tu', 'τρ'],
  ['we', 'τε'],
  ['th', 'πε'],
  ['fr', 'πα'],
  ['sa', 'σα'],
  ['su', 'κυ'],
];
const ALWAYS = 'Mo-Su 00:00-24:00';
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** Opening hours cannot be read; the message says which part. */
export class HoursUnreadable extends Error {
  override readonly name = 'HoursUnreadable';
}

const dayOf = (name: string): number => {
  const index = DAYS.findIndex((names) => names.includes(name.trim().toLowerCase()));
  if (index < 0) throw new HoursUnreadable(`there is no day “${name.trim()}”`);
  return index + 1;
};

/** The weekdays of `Mo-Fr`, `Sa` or `Mo,We`; a range may pass Sunday. */
const daysOf = (text: string): number[] =>
  text.split(',').flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    const [first, last] = [dayOf(from), dayOf(to)];
    const length = ((last - first + 7) % 7) + 1;
    return Array.from({ length }, (_, n) => ((first - 1 + n) % 7) + 1);
  });

const intervalOf = (text: string): { from: string; to: string } => {
  const [from = '', to = ''] = text.split('-').map((time) => time.trim());
  if (!TIME.test(from) || !TIME.test(to) || from === '24:00' || from === to) {
    throw new HoursUnreadable(`“${text.trim()}” is not like 09:00-14:00`);
  }
  return { from, to };
};

const refuseOverlaps = (intervals: { from: string; to: string }[]): void => {
  const ends = intervals.map(({ from, to }) => {
    const [start, end] = [minutesOf(from), minutesOf(to)];
    return { start, end: end <= start ? end + 1440 : end };
  });
  ends.forEach(({ end }, index) => {
    const next = ends[index + 1];
    if (next && next.start < end) throw new HoursUnreadable('times of a day overlap');
  });
};

/**
 * Reads opening hours in the form of OpenStreetMap: `Mo-Fr 09:00-14:00,17:00-20:30; Sa 10:00-14:00`
 * or `24/7`, days also as Δε Τρ Τε Πε Πα Σα Κυ. Days that are not named are closed; of a day named
 * twice the later part counts. Source: https://wiki.openstreetmap.org/wiki/Key:opening_hours
 * @throws HoursUnreadable
 */
export function readOpeningHours(text: string): OpeningHours {
  const written = text.trim() === '24/7' ? ALWAYS : text;
  const week = new Map<number, { from: string; to: string }[]>();
  for (const part of written.split(';').filter((one) => one.trim() !== '')) {
    const [, days, times] = /^\s*(\D+?)\s+(\d.*)$/u.exec(part) ?? [];
    if (days === undefined || times === undefined) {
      throw new HoursUnreadable(`“${part.trim()}” is not like Mo-Fr 09:00-14:00`);
    }
    const intervals = times
      .split(',')
      .map(intervalOf)
      .sort((one, other) => minutesOf(one.from) - minutesOf(other.from));
    refuseOverlaps(intervals);
    for (const day of daysOf(days)) week.set(day, intervals);
  }
  if (week.size === 0) throw new HoursUnreadable('there is no day');
  return DAYS.map((_, index) => ({ weekday: index + 1, intervals: week.get(index + 1) ?? [] }));
}
