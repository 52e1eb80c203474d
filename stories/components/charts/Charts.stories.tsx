import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DaysChart } from '#src/components/charts/DaysChart.tsx';
import { WaitsChart } from '#src/components/charts/WaitsChart.tsx';
import { buildStatistics } from '#src/mocks/manage.ts';

const meta = preview.meta({
  title: 'Components/Charts',
  parameters: {
    undecided: {
      'color-contrast/imgNode': 'The text of a chart is on its SVG. Unit tests cover the colours.',
    },
  },
});

const { days, hours } = buildStatistics();

/** The visits of a month at a place that is closed on weekends. */
export const Days = meta.story({
  render: () => (
    <DaysChart
      days={days.map(({ no_shows: noShows, walk_ins: walkIns, ...day }) => ({
        ...day,
        noShows,
        walkIns,
      }))}
    />
  ),
});

/** The waits on Mondays, also as a table. */
export const Weekday = meta.story({
  render: () => <WaitsChart hours={hours} />,
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByRole('combobox');
    await expect(day).toHaveDisplayValue('Όλες οι ημέρες');
    await userEvent.selectOptions(day, '1');
    await userEvent.click(canvas.getByText('Ως πίνακας'));
    await expect(canvas.getByRole('row', { name: /^10:00 24\s.* 51\s.* 18$/ })).toBeVisible();
  },
});
