import type { TFunction } from 'i18next';
import { addDays, daysBetween, weekdayOf } from '#common/calendar/days.ts';
import { holidayOn } from '#common/calendar/holidays.ts';
import { localHolidayOn } from '#common/calendar/localHolidays.ts';
import { endsNextDay, type Interval } from '#common/calendar/hoursRules.ts';

/** Dates, both included. */
export interface DateRange {
  from: string;
  to: string;
}

export const datesOf = ({ from, to }: DateRange): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, n) => addDays(from, n));

/** The first day of the month of a date, moved by whole months. */
export function monthOf(date: string, by = 0): string {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + by;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-01`;
}

/**
 * The days that a month's page shows: whole weeks from Monday, and four weeks at least from the
 * first day that can be changed.
 */
export function pageOfMonth(month: string, first = month): DateRange {
  const end = addDays(monthOf(month, 1), -1);
  const least = addDays(first, 21);
  const last = least > end ? least : end;
  return {
    from: addDays(month, 1 - weekdayOf(month)),
    to: addDays(last, 7 - weekdayOf(last)),
  };
}

/** The name of the public or local holiday on a date, or null. */
export function holidayName(t: TFunction, date: string, city: string | null): string | null {
  const name = holidayOn(date) ?? localHolidayOn(city, date);
  return name && t(`holidays.names.${name}`);
}

/** Intervals as text. An end on the next day says so. */
export const hoursText = (t: TFunction, intervals: readonly Interval[]): string =>
  intervals
    .map((interval) => {
      const { from, to } = interval;
      const range = `${from}–${to}`;
      return endsNextDay(interval)
        ? `${range} (${t('display.hours.nextDay', { time: to })})`
        : range;
    })
    .join(', ');

/** Successive dates as ranges. */
export function rangesOf(dates: readonly string[]): DateRange[] {
  const ranges: DateRange[] = [];
  for (const date of dates) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === date) last.to = date;
    else ranges.push({ from: date, to: date });
  }
  return ranges;
}

/** A pharmacy by its name, in Greek or English: only pharmacies have duty nights. */
export const isPharmacy = (title: string): boolean => /φαρμακε[ιί]|pharmac/i.test(title);
