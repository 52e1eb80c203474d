import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/components/lazy/lazyPart.ts';
import type { KnownDays } from '#src/lib/wait/days.ts';
import { Month, MONTH_HEIGHT, Week } from './bookingParts.ts';
import { DayStrip } from './DayStrip.tsx';

/** The month costs as much as the rest of the widget: phones load it when it is asked for. */
const MonthCalendar = lazyPart(async () => (await import('./DayCalendar.tsx')).DayCalendar, {
  reveal: 'near',
  height: MONTH_HEIGHT,
  first: true,
});

interface DaysToChooseProps extends KnownDays {
  /** The chosen day, `YYYY-MM-DD`. */
  date: string;
  /** The earliest day that can be chosen, `YYYY-MM-DD`. */
  minDate: string;
  /** Called when another day is chosen. */
  onDateChange?: (date: string) => void;
}

/**
 * The days of a week, and the month: on a phone it opens on demand. They render anew only with what
 * they show, so that a press on "take" is answered at once.
 */
export const DaysToChoose = memo(function DaysToChoose(props: DaysToChooseProps) {
  const { minDate, ...days } = props;
  const { t } = useTranslation();
  const [monthShown, setMonthShown] = useState(false);
  const month = useId();
  const wide = useMediaQuery(useTheme().breakpoints.up('md'));
  return (
    <div>
      <Week>
        <DayStrip from={minDate} {...days} />
        <Button
          aria-expanded={monthShown}
          aria-controls={month}
          startIcon={<CalendarMonthIcon />}
          onClick={() => setMonthShown(!monthShown)}
        >
          {t(monthShown ? 'booking.hideMonth' : 'booking.showMonth')}
        </Button>
      </Week>
      <Month id={month}>{(monthShown || wide) && <MonthCalendar {...props} />}</Month>
    </div>
  );
});
