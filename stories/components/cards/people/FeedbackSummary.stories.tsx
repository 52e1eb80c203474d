import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { FeedbackSummary } from '#src/components/cards/people/FeedbackSummary.tsx';

const meta = preview.meta({
  title: 'Components/Cards/FeedbackSummary',
  component: FeedbackSummary,
  args: {
    average: 4.6 as number | null,
    count: 128,
    distribution: { 5: 92, 4: 24, 3: 8, 2: 1, 1: 3 },
  },
  decorators: [within(720)],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Βαθμολογίες' })).toBeVisible();
    await expect(canvas.getByText('5 στα 5: 92 κριτικές')).toBeInTheDocument();
  },
});

/** Nobody has rated yet. */
export const Empty = meta.story({ args: { average: null, count: 0, distribution: undefined } });
