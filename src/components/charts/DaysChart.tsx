import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import type { StatisticsDay } from '#common/contract/places/statistics.ts';
import { formatDate, formatDateAs } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { ChartFigure } from './ChartFigure.tsx';

interface DaysChartProps {
  /** All days in order, including days without visits. */
  days: readonly Camel<StatisticsDay>[];
  action?: ReactNode;
}

const kinds = ['served', 'noShows', 'cancelled'] as const;

/** Visits per day by outcome: served, no-show or left early. */
export function DaysChart({ days, action }: DaysChartProps) {
  const { t, i18n } = useTranslation();
  const { palette } = useTheme().vars;
  const colours = {
    served: palette.primary.main,
    noShows: palette.secondary.main,
    cancelled: palette.text.secondary,
  };
  return (
    <ChartFigure
      title={t('statistics.people.title')}
      text={t('statistics.people.text')}
      action={action}
      columns={[t('tables.date'), ...kinds.map((kind) => t(`statistics.facts.${kind}`))]}
      rows={days.map((counts) => [
        formatDate(counts.date, i18n.language, {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
        }),
        ...kinds.map((kind) => formatNumber(counts[kind], i18n.language)),
      ])}
      tickOf={(index) =>
        formatDateAs(days[index]?.date ?? '', i18n.language, { day: 'numeric', month: 'numeric' })
      }
      series={kinds.map((kind) => ({
        id: kind,
        stack: 'people',
        label: t(`statistics.facts.${kind}`),
        color: colours[kind],
        data: days.map((counts) => counts[kind]),
      }))}
    />
  );
}
