import { athensTime } from '#common/calendar/athens.ts';
import { intervalsOf, isOpenAt, type OpeningHours } from '#common/calendar/openingHours.ts';

/** Light from seven in the morning until eight in the evening. */
const DAY = { from: 7 * 60, to: 20 * 60 };

/** The scheme of the hour in Athens. */
export const schemeAt = (now: Date): 'light' | 'dark' => {
  const { minutes } = athensTime(now);
  return minutes >= DAY.from && minutes < DAY.to ? 'light' : 'dark';
};

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The time in Athens, `HH:mm`. */
export const timeAt = (now: Date): string => clock(athensTime(now).minutes);

/** When a place that is closed opens again today, `HH:mm`; null when it is open or does not. */
export const opensAt = (hours: OpeningHours, now: Date): string | null => {
  if (isOpenAt(hours, now)) return null;
  const { weekday, minutes } = athensTime(now);
  const next = intervalsOf(hours, weekday)
    .map(([from]) => from)
    .filter((from) => from > minutes)
    .toSorted((one, other) => one - other)[0];
  return next === undefined ? null : clock(next);
};
