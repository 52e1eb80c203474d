import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { weekdayOf } from '#common/calendar/days.ts';
import type { Camel } from '#common/contract/camel.ts';
import type { Statistics } from '#common/contract/places/statistics.ts';
import { spanOf } from '#common/input/unbroken.ts';
import { weekdayName } from '#src/lib/dates.ts';

export interface StatisticsSummaryProps {
  statistics: Pick<Camel<Statistics>, 'totals' | 'days' | 'hours' | 'servedBefore'>;
}

/** The weekday with the most people a day. Null if no day has any. */
function busiestWeekday(days: Camel<Statistics>['days']): number | null {
  const sums = new Map<number, { served: number; days: number }>();
  for (const { date, served } of days) {
    if (served === 0) continue;
    const sum = sums.get(weekdayOf(date)) ?? { served: 0, days: 0 };
    sums.set(weekdayOf(date), { served: sum.served + served, days: sum.days + 1 });
  }
  const [busiest] = [...sums].toSorted(
    ([, one], [, other]) => other.served / other.days - one.served / one.days,
  );
  return busiest?.[0] ?? null;
}

/** The figures in sentences: people and their change, no-shows, the busiest day, the slowest hour. */
export function StatisticsSummary({ statistics }: StatisticsSummaryProps) {
  const { t, i18n } = useTranslation();
  const { totals, days, hours, servedBefore = null } = statistics;
  const more = servedBefore === null ? null : totals.served - servedBefore;
  const change =
    more === null
      ? null
      : more === 0
        ? t('statistics.summary.same', { count: days.length })
        : t(more > 0 ? 'statistics.summary.more' : 'statistics.summary.fewer', {
            count: Math.abs(more),
            days: days.length,
          });
  const people = t('statistics.summary.people', { count: totals.served });
  const busiest = busiestWeekday(days);
  const [slowest] = hours
    .filter(({ weekday }) => weekday !== null)
    .toSorted((one, other) => other.median - one.median);
  const sentences = [
    `${change === null ? people : `${people}, ${change}`}.`,
    t('statistics.summary.noShows', { count: totals.noShows }),
    busiest && t('statistics.summary.busiest', { day: weekdayName(busiest, i18n.language) }),
    slowest &&
      t('statistics.summary.slowest', {
        day: weekdayName(slowest.weekday!, i18n.language),
        hours: spanOf(`${slowest.hour}:00`, `${slowest.hour + 1}:00`),
        count: slowest.median,
      }),
  ].filter(Boolean);
  return (
    <Typography sx={{ mb: 2, maxWidth: '34em', fontSize: '1.125rem', lineHeight: 1.5 }}>
      {sentences.join(' ')}
    </Typography>
  );
}
