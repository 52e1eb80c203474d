import dayjs, { type Dayjs } from 'dayjs';
import { isCalendarDate } from '#common/calendar/days.ts';

/** A calendar date as the picker holds it, in local parts, so that no zone shifts it by a day. */
export const toPicker = (date: string | null | undefined): Dayjs | null => {
  if (!date || !isCalendarDate(date)) return null;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return dayjs(new Date(year, month - 1, day));
};

/** Value of the date field while the typed date does not exist; no schema takes it for a date. */
const INVALID = 'invalid';

/** The picker's value as `YYYY-MM-DD`; blank for nothing, a marker for an invalid date. */
export const fromPicker = (picked: Dayjs | null): string => {
  if (picked === null) return '';
  if (!picked.isValid()) return INVALID;
  const year = String(picked.year()).padStart(4, '0');
  const month = String(picked.month() + 1).padStart(2, '0');
  return `${year}-${month}-${String(picked.date()).padStart(2, '0')}`;
};
