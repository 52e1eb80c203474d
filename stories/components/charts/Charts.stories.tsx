import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DaysChart } from '#src/components/charts/DaysChart.tsx';
import { Statistics } from '#common/contract/places/statistics.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { StatisticsSummary } from '#src/components/charts/StatisticsSummary.tsx';
import { WaitsChart } from '#src/components/charts/WaitsChart.tsx';
import { WeekdayTable } from '#src/components/charts/WeekdayTable.tsx';
import { buildStatistics } from '#src/mocks/report.ts';

const meta = preview.meta({
  title: 'Components/Charts',
  parameters: {
    undecided: {
      'color-contrast/imgNode': 'The text of a chart is on its SVG. Unit tests cover the colours.',
    },
  },
});

const statistics = readResponse(Statistics, buildStatistics());
const { days, hours } = statistics;

/** The visits of a month at a place that is closed on weekends. */
export const Days = meta.story({
  render: () => <DaysChart days={days} />,
});

/** The waits on Mondays, also as a table. The axis shows every hour, also one without a figure. */
export const Weekday = meta.story({
  render: () => <WaitsChart hours={hours.filter(({ hour }) => hour !== 11)} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('11')).toBeVisible();
    const day = canvas.getByRole('combobox');
    await expect(day).toHaveDisplayValue('Όλες οι ημέρες');
    await userEvent.selectOptions(day, '1');
    await userEvent.click(canvas.getByText('Ως πίνακας'));
    await expect(canvas.getByRole('row', { name: /^10:00 24\s.* 51\s.* 18$/ })).toBeVisible();
  },
});

/** The people of an average day, and their usual wait. A day without a wait has a dash. */
export const Weekdays = meta.story({
  render: () => <WeekdayTable {...statistics} weekdays={statistics.weekdays?.slice(0, 4)} />,
});

/** The figures in sentences: without the days before, with more of them, and with one person. */
export const Summary = meta.story({
  render: () => (
    <>
      <StatisticsSummary statistics={{ ...statistics, servedBefore: null }} />
      <StatisticsSummary statistics={statistics} />
      <StatisticsSummary
        statistics={{
          totals: { served: 1, cancelled: 0, noShows: 0, walkIns: 0 },
          days: statistics.days.slice(0, 7).map((day) => ({ ...day, served: 0 })),
          hours: [],
          servedBefore: 2,
        }}
      />
    </>
  ),
});
