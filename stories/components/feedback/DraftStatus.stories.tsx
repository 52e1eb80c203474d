import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DraftStatus } from '#src/components/feedback/DraftStatus.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Feedback/DraftStatus',
  component: DraftStatus,
  args: { savedAt: '2026-03-16T09:28:00+02:00', onDiscard: fn() },
});

/** Kept two minutes ago. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('09:28');
    await userEvent.click(canvas.getByRole('button', { name: el.addListing.discard }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({ args: { savedAt: null } });
