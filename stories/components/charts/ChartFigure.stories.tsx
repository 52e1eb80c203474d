import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ChartFigure } from '#src/components/charts/ChartFigure.tsx';

const meta = preview.meta({
  title: 'Components/Charts/ChartFigure',
  component: ChartFigure,
  args: {
    title: 'Αναμονή ανά ώρα',
    text: 'Λεπτά έως την κλήση.',
    columns: ['Ώρα', 'Συνήθως', '9 στους 10 έως'],
    rows: [
      ['08:00', 4, 11],
      ['09:00', 9, 24],
      ['10:00', 14, 33],
    ],
  },
});

/** The figures of the picture, opened as a table. */
export const Table = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByText('Ως πίνακας'));
    await expect(canvas.getByRole('rowheader', { name: '10:00' })).toBeVisible();
  },
});
