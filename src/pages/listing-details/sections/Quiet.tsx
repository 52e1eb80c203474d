import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { athensTime } from '#common/calendar/athens.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useQuietHours } from '#src/hooks/data/places/useQuietHours.ts';
import { formatDate } from '#src/lib/dates.ts';
import { hoursOn } from '#src/lib/wait/busyness.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';

const HIGHEST = 72;

const Hours = styled('ol')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 4,
  maxWidth: 560,
});

const Hour = styled('li')(({ theme }) => ({
  ...theme.mixins.fill,
  // The word below the current hour is wider than its bar.
  ...theme.mixins.stack,
  justifyItems: 'center',
  gap: 4,
  ...theme.mixins.smallNote,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > i': {
    width: '100%',
    borderRadius: '4px 4px 0 0',
    border: '1px solid',
    borderColor: theme.vars.palette.roles.neutral.outline,
    backgroundColor: theme.vars.palette.roles.neutral.background,
  },
  '&[data-busyness="quiet"] > i': {
    borderColor: theme.vars.palette.roles.success.outline,
    backgroundColor: theme.vars.palette.roles.success.background,
  },
  '&[data-busyness="busy"] > i': {
    borderColor: theme.vars.palette.roles.waiting.outline,
    backgroundColor: theme.vars.palette.roles.waiting.background,
  },
  // Below the hours, where it covers no bar. Each hour reserves the line.
  '& > small': { height: '1.2em', fontSize: 'inherit', whiteSpace: 'nowrap' },
  '&[aria-current]': { fontWeight: 750, color: theme.vars.palette.text.primary },
  '&[aria-current] > i': { borderWidth: 3 },
}));

const MINUTE = 60_000;
/** Minimum number of hours for a meaningful chart. */
const FEWEST = 3;

/** More hours than these show only every second label, so that labels do not touch on a phone. */
const MOST_LABELS = 14;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Hours with short waits, today or on the next day with history. Hidden without history. */
export function Quiet({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const known = useQuietHours(id);
  const { date: today, minutes } = athensTime(new Date(useNow(MINUTE)));
  const week = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const date = week.find((day) => hoursOn(weekdayOf(day), known).length >= FEWEST);
  if (!date) return null;
  const hours = hoursOn(weekdayOf(date), known);
  const quietest = hours.reduce((one, other) => (other.minutes < one.minutes ? other : one));
  const most = Math.max(1, ...hours.map((hour) => hour.minutes));
  const now = date === today ? Math.floor(minutes / 60) : null;
  const [first, last] = [hours[0]!.hour, hours.at(-1)!.hour];
  // An hour without history keeps its place on the axis.
  const axis = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const labelled = axis.length > MOST_LABELS ? 2 : 1;
  const day = formatDate(date, i18n.language, { weekday: 'long' });
  return (
    <Panel title={t('details.quiet.title')}>
      <Typography sx={{ mb: 1 }}>
        {t('details.quiet.quietest', {
          day,
          from: clock(quietest.hour),
          count: quietest.minutes,
        })}
      </Typography>
      <Hours aria-label={t('details.quiet.label', { day })}>
        {axis.map((hour, index) => {
          const found = hours.find((one) => one.hour === hour);
          return (
            <Hour
              key={hour}
              data-busyness={found?.busyness}
              aria-hidden={!found || undefined}
              aria-current={hour === now ? 'time' : undefined}
            >
              {found && (
                <i aria-hidden style={{ height: 8 + (found.minutes / most) * (HIGHEST - 8) }} />
              )}
              <span aria-hidden>
                {index % labelled === 0 ? String(hour).padStart(2, '0') : '\u00a0'}
              </span>
              <small aria-hidden>{hour === now ? t('display.quiet.now') : ''}</small>
              {found && (
                <VisuallyHidden>
                  {t('display.quiet.hour', {
                    from: clock(hour),
                    count: found.minutes,
                    how: t(`display.quiet.${found.busyness}`),
                  })}
                </VisuallyHidden>
              )}
            </Hour>
          );
        })}
      </Hours>
    </Panel>
  );
}
