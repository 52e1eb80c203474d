import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { QuietHours } from '#src/components/display/place/QuietHours.tsx';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useQuietHours } from '#src/hooks/data/places/useQuietHours.ts';
import { formatDate } from '#src/lib/dates.ts';
import { hoursOn } from '#src/lib/wait/busyness.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';

const MINUTE = 60_000;
/** A day with fewer hours has no shape. */
const FEWEST = 3;

/** When one usually waits little: today, or the next day with history. Without any it is left out. */
export function Quiet({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const known = useQuietHours(id);
  const { date: today, minutes } = athensTime(new Date(useNow(MINUTE)));
  const week = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const date = week.find((day) => hoursOn(weekdayOf(day), known).length >= FEWEST);
  if (!date) return null;
  const hours = hoursOn(weekdayOf(date), known);
  const quietest = hours.reduce((one, other) => (other.minutes < one.minutes ? other : one));
  const day = formatDate(date, i18n.language, { weekday: 'long' });
  return (
    <Panel title={t('details.quiet.title')}>
      <Typography sx={{ mb: 1 }}>
        {t('details.quiet.quietest', {
          day,
          from: `${String(quietest.hour).padStart(2, '0')}:00`,
          count: quietest.minutes,
        })}
      </Typography>
      <QuietHours
        aria-label={t('details.quiet.label', { day })}
        hours={hours}
        now={date === today ? Math.floor(minutes / 60) : null}
      />
    </Panel>
  );
}
