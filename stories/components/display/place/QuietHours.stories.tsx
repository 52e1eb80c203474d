import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { QuietHours } from '#src/components/display/place/QuietHours.tsx';
import type { Busyness } from '#src/lib/wait/busyness.ts';

const hours = [12, 18, 24, 20, 9, 4, 3, 6, 14].map((minutes, index) => ({
  hour: 8 + index,
  minutes,
  busyness: (minutes < 9 ? 'quiet' : minutes > 17 ? 'busy' : 'usual') as Busyness,
}));

const meta = preview.meta({
  title: 'Components/Display/QuietHours',
  component: QuietHours,
  args: { hours, now: 11, 'aria-label': 'Δευτέρα' },
});

/** A morning with a rush and a quiet noon; the present hour is marked, each hour read in words. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.getByText('13:00, περίπου 4 λεπτά, ήσυχα')).toBeInTheDocument();
    await expect(canvas.getByText('τώρα').closest('li')).toHaveAttribute('aria-current', 'time');
  },
});
