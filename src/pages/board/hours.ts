import { athensTime, clockTime } from '#common/calendar/athens.ts';
import {
  isOpenAt,
  nextOpening,
  type ChangedDay,
  type OpeningHours,
} from '#common/calendar/openingHours.ts';

const DAY = { from: 7 * 60, to: 20 * 60 };

export const schemeAt = (now: Date): 'light' | 'dark' => {
  const { minutes } = athensTime(now);
  return minutes >= DAY.from && minutes < DAY.to ? 'light' : 'dark';
};

/**
 * Next opening time today, `HH:mm`. Null if the place is open or does not open again.
 * @param changed dates with hours of their own
 */
export const opensAt = (
  hours: OpeningHours,
  now: Date,
  changed: readonly ChangedDay[] = [],
): string | null => {
  if (isOpenAt(hours, now, changed)) return null;
  const next = nextOpening(hours, now, undefined, changed);
  return next && athensTime(next).date === athensTime(now).date ? clockTime(next) : null;
};
