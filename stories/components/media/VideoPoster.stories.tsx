import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { VideoPoster } from '#src/components/media/VideoPoster.tsx';

const meta = preview.meta({
  title: 'Components/Media/VideoPoster',
  component: VideoPoster,
  args: {
    label: 'Δείτε πώς λειτουργεί, σε 20 δευτερόλεπτα',
    src: '/video/how-it-works-poster.avif',
    onClick: fn(),
  },
  decorators: [within(560)],
});

/** One button, picture and words. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Δείτε πώς/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
