import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { elGR, enUS } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/el.js';
import 'dayjs/locale/en-gb.js';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { isCalendarDate } from '#common/calendar/days.ts';

/** A calendar date for the picker. Built from local parts, so no time zone shifts it by a day. */
export const toPicker = (date: string | null | undefined): Dayjs | null => {
  if (!date || !isCalendarDate(date)) return null;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return dayjs(new Date(year, month - 1, day));
};

/** The form value of a date that does not exist. No schema accepts it as a date. */
const INVALID = 'invalid';

/** The picker's value as `YYYY-MM-DD`, blank if empty, or `INVALID`. */
export const fromPicker = (picked: Dayjs | null): string => {
  if (picked === null) return '';
  if (!picked.isValid()) return INVALID;
  const year = String(picked.year()).padStart(4, '0');
  const month = String(picked.month() + 1).padStart(2, '0');
  return `${year}-${month}-${String(picked.date()).padStart(2, '0')}`;
};

/** Date arithmetic in which today is the date in Athens, whatever the time zone of the machine. */
class AthensAdapter extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options);
    const parse = this.date;
    this.date = ((value, timezone) =>
      value === undefined ? toPicker(serverToday()) : parse(value, timezone)) as typeof parse;
  }
}

const own = ({ components }: typeof elGR) =>
  components.MuiLocalizationProvider.defaultProps.localeText;

/**
 * The language of the calendar. English is British, so that in both languages the week starts on
 * Monday and the day precedes the month.
 */
export function CalendarLocale({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const texts = useMemo(
    () => ({
      ...own(i18n.language === 'en' ? enUS : elGR),
      fieldDayPlaceholder: () => t('forms.date.day'),
      fieldMonthPlaceholder: () => t('forms.date.month'),
      fieldYearPlaceholder: () => t('forms.date.year'),
      empty: t('forms.date.empty'),
      openDatePickerDialogue: (date: string | null) =>
        date ? t('forms.date.chosen', { date }) : t('forms.date.choose'),
      calendarViewSwitchingButtonAriaLabel: (view: string) =>
        t(view === 'year' ? 'forms.date.toCalendar' : 'forms.date.toYears'),
    }),
    [t, i18n.language],
  );
  return (
    <LocalizationProvider
      dateAdapter={AthensAdapter}
      adapterLocale={i18n.language === 'en' ? 'en-gb' : 'el'}
      localeText={texts}
    >
      {children}
    </LocalizationProvider>
  );
}
