import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { elGR, enUS } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/el.js';
import 'dayjs/locale/en-gb.js';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AthensAdapter } from './athensAdapter.ts';

const own = ({ components }: typeof elGR) =>
  components.MuiLocalizationProvider.defaultProps.localeText;

interface CalendarLocaleProps {
  /** A calendar, or a field with one. */
  children: ReactNode;
}

/**
 * The calendar's language. English is British, so that in both languages the week starts on
 * Monday and the day comes before the month.
 */
export function CalendarLocale({ children }: CalendarLocaleProps) {
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
