import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { ChartFigure } from './ChartFigure.tsx';

/** How many people came to what end on one day. */
export interface ChartDay {
  /** `YYYY-MM-DD`. */
  date: string;
  served: number;
  noShows: number;
  cancelled: number;
}

export interface DaysChartProps {
  days?: readonly ChartDay[];
  action?: ReactNode;
}

const none: readonly ChartDay[] = [];
const kinds = ['served', 'noShows', 'cancelled'] as const;

/** How many people came each day: served, not there when called, or gone before. */
export function DaysChart({ days = none, action }: DaysChartProps) {
  const { t, i18n } = useTranslation();
  const { vars } = useTheme();
  const colours = {
    served: vars.palette.primary.main,
    noShows: vars.palette.secondary.main,
    cancelled: vars.palette.text.secondary,
  };
  const short = (date: string) =>
    formatDate(date, i18n.language, { day: 'numeric', month: 'numeric' });
  const long = (date: string) =>
    formatDate(date, i18n.language, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <ChartFigure
      title={t('statistics.people.title')}
      text={t('statistics.people.text')}
      action={action}
      columns={[t('statistics.people.day'), ...kinds.map((kind) => t(`statistics.facts.${kind}`))]}
      rows={days.map((day) => [
        long(day.date),
        ...kinds.map((kind) => formatNumber(day[kind], i18n.language)),
      ])}
    >
      <BarChart
        height={280}
        skipAnimation
        margin={{ left: 0, right: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'band',
            data: days.map(({ date }) => date),
            valueFormatter: (date: string, { location }) =>
              location === 'tick' ? short(date) : long(date),
          },
        ]}
        yAxis={[{ width: 36, tickMinStep: 1 }]}
        series={kinds.map((kind) => ({
          id: kind,
          stack: 'people',
          label: t(`statistics.facts.${kind}`),
          color: colours[kind],
          data: days.map((day) => day[kind]),
        }))}
      />
    </ChartFigure>
  );
}
