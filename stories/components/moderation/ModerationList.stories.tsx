import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { ModerationList } from '#src/components/moderation/ModerationList.tsx';
import { report, review } from './items.ts';

const meta = preview.meta({
  title: 'Components/Moderation/ModerationList',
  component: ModerationList,
  args: {
    items: [
      review,
      report,
      {
        ...review,
        kind: 'listing' as const,
        code: 'listing-1',
        title: 'Συνεταιριστικό παντοπωλείο «Η Καλή Γειτονιά» Άνω Πατησίων',
      },
    ],
    current: report.code,
    onChoose: fn(),
  },
  decorators: [within(320)],
});

/** The second one is current. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(report.title);
    await userEvent.click(canvas.getByRole('button', { name: /Ασκληπιός/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(review.code);
  },
});
