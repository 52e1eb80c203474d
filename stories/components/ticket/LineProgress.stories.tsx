import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LineProgress } from '#src/components/ticket/LineProgress.tsx';
import { within } from '#stories/components/frames.tsx';

const meta = preview.meta({
  title: 'Components/Ticket/LineProgress',
  component: LineProgress,
  args: { peopleAhead: 1, passed: 3, window: { from: '09:40', to: '10:05' }, visits: 24 },
  decorators: [within(340)],
});

/** Nothing below moves if "come now" takes the place of a window. */
export const ComeNow = meta.story({
  parameters: { pictures: { disable: 'It looks like Progress, with a space.' } },
  render: function ComeNow(args) {
    const [isNow, setNow] = useState(false);
    return (
      <>
        <LineProgress {...args} window={isNow ? 'Ελάτε τώρα' : args.window} />
        <button onClick={() => setNow(true)}>Επόμενος</button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Επόμενος' });
    // The height is known after a frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const { top } = next.getBoundingClientRect();
    await userEvent.click(next);
    await expect(canvas.getByText('Ελάτε τώρα')).toBeVisible();
    // Held heights are whole pixels.
    await expect(next.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
});
