import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PageSkeleton } from '#src/components/feedback/PageSkeleton.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/PageSkeleton',
  component: PageSkeleton,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Η σελίδα φορτώνει…');
  },
});
