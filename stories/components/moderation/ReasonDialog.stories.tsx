import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { ReasonDialog } from '#src/components/moderation/ReasonDialog.tsx';
import { el as all } from '#src/i18n/el/index.ts';
import { moderation as el } from '#src/i18n/el/moderation.ts';
import { review } from './items.ts';

const meta = preview.meta({
  title: 'Components/Moderation/ReasonDialog',
  component: ReasonDialog,
  args: { item: review, decision: 'return' as const, onClose: fn(), onSubmit: fn() },
  parameters: { docs: covering(480) },
});

/** Without a reason nothing is decided. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const field = await screen.findByLabelText(new RegExp(`^${el.reason.label}`));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: el.return.review }));
    await expect(await screen.findByText(all.validation.required)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, 'Γράψτε για την επίσκεψή σας.');
    await userEvent.click(screen.getByRole('button', { name: el.return.review }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'Γράψτε για την επίσκεψή σας.' }),
    );
  },
});
