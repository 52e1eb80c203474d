import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { WaitsChart } from '#src/components/charts/WaitsChart.tsx';
import { buildStatistics } from '#src/mocks/statistics.ts';
import guide from './WaitsChart.md?raw';

const meta = preview.meta({
  title: 'Components/Charts/WaitsChart',
  component: WaitsChart,
  args: { hours: buildStatistics().hours },
  parameters: {
    docs: { description: { component: guide } },
    undecided: {
      'color-contrast/imgNode':
        'The words of a chart stand on its SVG; their colours are unit-tested.',
    },
  },
});

/** The mornings of Mondays. */
export const Weekday = meta.story({
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByRole('combobox');
    await expect(day).toHaveDisplayValue('Όλες οι ημέρες');
    await userEvent.selectOptions(day, '1');
    await userEvent.click(canvas.getByText('Ως πίνακας'));
    await expect(canvas.getByRole('row', { name: /^10:00 24 .* 51 .* 18$/ })).toBeVisible();
  },
});
