import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DaysChart } from '#src/components/charts/DaysChart.tsx';
import { buildStatistics } from '#src/mocks/statistics.ts';

const days = buildStatistics().days.map(({ no_shows: noShows, ...day }) => ({ ...day, noShows }));

const meta = preview.meta({
  title: 'Components/Charts/DaysChart',
  component: DaysChart,
  args: { days },
  parameters: {
    undecided: {
      'color-contrast/imgNode':
        'The words of a chart stand on its SVG; their colours are unit-tested.',
    },
  },
});

/** A month, closed at the weekends. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Άνθρωποι ανά ημέρα' })).toBeVisible();
  },
});
