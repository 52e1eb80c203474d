import { INTERVALS_A_DAY, weekFaults, type HoursFault } from '#common/calendar/hoursRules.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import type { Faults } from './fieldProblems.ts';

/** Faults of hours with the prefix of their field, e.g. `hours.6.0.to`. */
export const faultsUnder = (field: string, faults: HoursFault[]): Faults =>
  Object.fromEntries(
    faults.map(({ path, key }) => [`${field}.${path}`, { key, values: { max: INTERVALS_A_DAY } }]),
  );

export function weeklyFaults(hours: OpeningHours): Faults {
  const weekdays = new Set(hours.map(({ weekday }) => weekday));
  return {
    hours: weekdays.size < hours.length ? { key: 'weekday_twice' } : null,
    ...faultsUnder('hours', weekFaults(hours)),
  };
}
