import { INTERVALS_A_DAY, weekFaults, type HoursFault } from '#common/calendar/hoursRules.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import type { Faults } from './fieldProblems.ts';

/** The faults of hours under the field that holds them, e.g. `hours.6.0.to`. */
export const faultsUnder = (field: string, faults: HoursFault[]): Faults =>
  Object.fromEntries(
    faults.map(({ path, key }) => [`${field}.${path}`, { key, values: { max: INTERVALS_A_DAY } }]),
  );

/** Everything that is wrong with the `hours` of a week. */
export function weeklyFaults(hours: OpeningHours): Faults {
  const weekdays = new Set(hours.map(({ weekday }) => weekday));
  return {
    hours: weekdays.size < hours.length ? { key: 'weekday_twice' } : null,
    ...faultsUnder('hours', weekFaults(hours)),
  };
}
