import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { endsNextDay, normalIntervals } from '#common/calendar/hoursRules.ts';
import type { OpeningDay } from '#common/contract/organisations.ts';
import { weekdayName } from '#src/lib/dates.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

const Root = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th, & td': {
    paddingBlock: theme.spacing(0.75),
    paddingInline: theme.spacing(1),
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& th': { textAlign: 'start' },
  '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& td > span': { display: 'block', whiteSpace: 'nowrap' },
  '& .closed': { color: theme.vars.palette.text.secondary },
  '& [data-today]': {
    ...theme.mixins.soft('active'),
    '& th, & td': { fontWeight: 650 },
    '& .closed': { color: 'inherit' },
    '& th:first-of-type': { borderStartStartRadius: 8, borderEndStartRadius: 8 },
    '& td:last-of-type': { borderStartEndRadius: 8, borderEndEndRadius: 8 },
  },
  '& small': { display: 'block', ...theme.typography.caption, fontWeight: 500 },
}));

/** The opening hours of a week, including split days, closed days and hours past midnight. */
export function OpeningHours({ days, today }: { days: OpeningDay[]; today?: number }) {
  const { t, i18n } = useTranslation();
  return (
    <Root aria-label={t('display.hours.label')}>
      <tbody>
        {weekdays.map((weekday) => {
          const intervals = days.find((day) => day.weekday === weekday)?.intervals ?? [];
          return (
            <tr key={weekday} data-today={weekday === today || undefined}>
              <th scope="row">
                {weekdayName(weekday, i18n.language)}
                {weekday === today && <small>{t('display.hours.today')}</small>}
              </th>
              <td>
                {normalIntervals(intervals).map((interval) => (
                  <span key={interval.from}>
                    {`${interval.from} – ${interval.to}`}
                    {endsNextDay(interval) && (
                      <small>{t('display.hours.nextDay', { time: interval.to })}</small>
                    )}
                  </span>
                ))}
                {intervals.length === 0 && (
                  <span className="closed">{t('display.wait.closed')}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Root>
  );
}
