import Button from '@mui/material/Button';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#common/calendar/days.ts';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { fullUntil, type KnownDays } from '#src/lib/wait/days.ts';
import { MONTH_HEIGHT, Note, Week } from './bookingParts.ts';
import { DayStrip } from './DayStrip.tsx';

/** The calendar is as large as the rest of the widget, so it loads on demand. */
const MonthCalendar = lazyInView(async () => (await import('./DayCalendar.tsx')).DayCalendar, {
  height: MONTH_HEIGHT,
  first: true,
});

/** Number of days ahead for which the widget gives the reason of a closed day. */
const WEEK = 7;

interface BookingDaysProps {
  date: string;
  minDate: string;
  onDateChange?: (date: string) => void;
  known: KnownDays;
}

/** The days to choose from: a strip, a month on demand, and the reasons of closed days. */
export function BookingDays({ date, minDate, onDateChange, known }: BookingDaysProps) {
  const { t, i18n } = useTranslation();
  const [monthShown, setMonthShown] = useState(false);
  const month = useId();
  const full = fullUntil(minDate, known);
  // If the first free day is beyond a week, the strip begins one day before it.
  const start = full && full.first >= addDays(minDate, WEEK) ? addDays(full.first, -1) : minDate;
  const soon = Object.entries(known.closures ?? {})
    .filter(([day, reason]) => reason !== null && day >= minDate && day < addDays(minDate, WEEK))
    .toSorted();
  return (
    <>
      <Week>
        <DayStrip date={date} from={start} onDateChange={onDateChange} {...known} />
        <Button
          aria-expanded={monthShown}
          aria-controls={month}
          startIcon={<CalendarMonthIcon />}
          onClick={() => setMonthShown(!monthShown)}
        >
          {t(monthShown ? 'booking.hideMonth' : 'booking.showMonth')}
        </Button>
      </Week>
      {soon.map(([day, reason]) => (
        <Note key={day}>
          {t('booking.closedDay', { day: formatDate(day, i18n.language), reason })}
        </Note>
      ))}
      <div id={month}>
        {monthShown && <MonthCalendar {...{ date, minDate, onDateChange }} {...known} />}
      </div>
    </>
  );
}
