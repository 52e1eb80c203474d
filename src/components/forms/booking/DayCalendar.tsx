import { styled } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { PickerDayOwnerState } from '@mui/x-date-pickers/PickerDay';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import {
  CalendarLocale,
  fromPicker,
  toPicker,
} from '#src/components/forms/fields/CalendarLocale.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { unavailableReason, type KnownDays } from '#src/lib/wait/days.ts';
import { MONTH_HEIGHT } from './bookingParts.ts';
import { dayName } from './dayName.ts';

/** The same height in every month: header, weekdays and six weeks. */
const Calendar = styled(DateCalendar)(({ theme }) => {
  const { active, control } = theme.vars.palette.roles;
  return {
    width: '100%',
    maxWidth: 420,
    height: MONTH_HEIGHT,
    maxHeight: MONTH_HEIGHT,
    '& .MuiPickersCalendarHeader-root': {
      margin: 0,
      padding: theme.spacing(0, 0, 0, 1),
      minHeight: 44,
      maxHeight: 44,
    },
    // Doubled text would cut off the month and the weekdays, so their size has a limit.
    '& .MuiPickersCalendarHeader-labelContainer': {
      cursor: 'default',
      fontWeight: 650,
      fontSize: 'min(1rem, 20px)',
    },
    '& .MuiDayCalendar-weekDayLabel': {
      height: 26,
      fontWeight: 500,
      fontSize: 'min(0.8125rem, 4vw)',
      color: theme.vars.palette.text.secondary,
    },
    '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': {
      justifyContent: 'space-between',
    },
    '& .MuiDayCalendar-weekContainer': { margin: '1px 0' },
    '& .MuiDayCalendar-monthContainer': { overflow: 'visible' },
    '& .MuiPickerDay-root': {
      '--PickerDay-horizontalMargin': '0px',
      height: 44,
      width: 'min(44px, 14%)',
      borderRadius: 10,
      fontSize: '1rem',
      fontWeight: 500,
      fontVariantNumeric: 'tabular-nums lining-nums',
      '&:hover:not(.Mui-selected)': { backgroundColor: active.background },
      '&:focus-visible': { outline: `3px solid ${active.outline}`, outlineOffset: 1 },
    },
    '& .MuiDayCalendar-weekDayLabel.MuiDayCalendar-weekDayLabel': {
      width: 'min(44px, 14%)',
      margin: 0,
    },
    '& [data-barred]:not(.Mui-selected)': {
      textDecoration: 'line-through',
      textDecorationColor: control.outline,
    },
    '& .MuiPickerDay-root.Mui-disabled': { fontWeight: 400, opacity: 0.75 },
    '& .MuiPickerDay-today:not(.Mui-selected)': { outlineColor: control.outline },
    '& .Mui-selected': { fontWeight: 750 },
  };
});

export interface DayCalendarProps extends KnownDays {
  /** The chosen day, `YYYY-MM-DD`. */
  date: string;
  minDate?: string;
  onDateChange?: (date: string) => void;
}

/**
 * A month of days, each with its full name for screen readers. A day without tickets is struck
 * through, disabled and gives the reason.
 */
export function DayCalendar({ date, minDate, onDateChange, ...known }: DayCalendarProps) {
  const { t, i18n } = useTranslation();
  // A new object would count as a new choice and reset the displayed month.
  const chosen = useMemo(() => toPicker(date), [date]);
  // In a week that ends in the next month, the calendar begins with that month.
  const [first] = useState(date);
  const sunday = addDays(first, 7 - weekdayOf(first));
  const isLastWeek = date === first && sunday.slice(0, 7) !== first.slice(0, 7);
  const dayProps = ({ day }: PickerDayOwnerState) => {
    const { name, reason } = dayName(t, i18n.language, fromPicker(day), known);
    return { 'aria-label': name, 'data-barred': reason ? '' : undefined };
  };
  return (
    <CalendarLocale>
      <Calendar
        views={['day']}
        value={isLastWeek ? null : chosen}
        referenceDate={toPicker(sunday) ?? undefined}
        minDate={toPicker(minDate) ?? undefined}
        shouldDisableDate={(day) => unavailableReason(fromPicker(day), known) !== null}
        reduceAnimations
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        dayOfWeekFormatter={(day) =>
          formatDate(fromPicker(day), i18n.language, { weekday: 'short' })
        }
        onChange={(picked) => {
          const next = fromPicker(picked);
          if (next && next !== date) onDateChange?.(next);
        }}
        slotProps={{ day: dayProps }}
      />
    </CalendarLocale>
  );
}
