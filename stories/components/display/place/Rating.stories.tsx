import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Rating } from '#src/components/display/place/Rating.tsx';

const meta = preview.meta({
  title: 'Components/Display/Rating',
  component: Rating,
  args: { value: 4.5, count: 128 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Βαθμολογία 4,5 στα 5, 128 κριτικές')).toBeInTheDocument();
  },
});

/** Nobody has rated yet. */
export const Empty = meta.story({ args: { value: null } });

/** The figure alone. */
export const WithoutCount = meta.story({ args: { count: undefined } });
