import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatisticsHour } from '#common/contract/places/statistics.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { weekdayName } from '#src/lib/dates.ts';
import { ChartFigure } from './ChartFigure.tsx';

const Choice = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.mixins.row,
  gap: theme.spacing(0.5, 1.5),
  margin: theme.spacing(1, 0),
  '& > select': {
    ...theme.typography.body1,
    minHeight: 44,
    padding: theme.spacing(0, 1.5),
    borderRadius: 10,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.roles.control.outline}`,
  },
}));

interface WaitsChartProps {
  /** Hours per weekday and for all days. */
  hours: readonly StatisticsHour[];
  action?: ReactNode;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const kinds = ['median', 'p90'] as const;

/** Waiting time by hour: the median and the 90th percentile, for all days or one weekday. */
export function WaitsChart({ hours, action }: WaitsChartProps) {
  const { t, i18n } = useTranslation();
  const { vars } = useTheme();
  const [weekday, setWeekday] = useState<number | null>(null);
  const chosen = hours.filter((one) => one.weekday === weekday);
  // Every hour between the first and the last, so that the axis is even.
  const first = Math.min(...chosen.map(({ hour }) => hour));
  const axis = Array.from(
    { length: chosen.length && Math.max(...chosen.map(({ hour }) => hour)) - first + 1 },
    (_, n) => first + n,
  );
  const at = (hour: number) => chosen.find((one) => one.hour === hour);
  const colours = { median: vars.palette.primary.main, p90: vars.palette.secondary.main };
  const known = weekdays.filter((day) => hours.some((one) => one.weekday === day));
  const label = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return (
    <ChartFigure
      title={t('statistics.waits.title')}
      text={t('statistics.waits.text')}
      action={action}
      columns={[
        t('statistics.waits.hour'),
        ...kinds.map((kind) => t(`statistics.waits.${kind}`)),
        t('statistics.waits.calls'),
      ]}
      rows={chosen.map(({ hour, calls, ...waits }) => [
        label(hour),
        ...kinds.map((kind) => t('statistics.facts.minutes', { count: waits[kind] })),
        formatNumber(calls, i18n.language),
      ])}
      tickOf={(index) => String(axis[index])}
      series={kinds.map((kind) => ({
        id: kind,
        label: t(`statistics.waits.${kind}`),
        color: colours[kind],
        data: axis.map((hour) => at(hour)?.[kind] ?? null),
        valueFormatter: (minutes) =>
          minutes === null ? '' : t('statistics.facts.minutes', { count: minutes }),
      }))}
    >
      <Choice>
        {t('statistics.waits.weekday')}
        <select
          value={weekday ?? ''}
          onChange={({ target }) => setWeekday(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('statistics.waits.all')}</option>
          {known.map((day) => (
            <option key={day} value={day}>
              {weekdayName(day, i18n.language)}
            </option>
          ))}
        </select>
      </Choice>
      {chosen.length === 0 && (
        <Typography sx={{ py: 4, color: 'text.secondary' }}>
          {t('statistics.waits.none')}
        </Typography>
      )}
    </ChartFigure>
  );
}
