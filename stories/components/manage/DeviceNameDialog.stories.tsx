import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { behindOpen, covering } from '#stories/components/frames.tsx';
import { DeviceNameDialog } from '#src/components/manage/DeviceNameDialog.tsx';
import { manage as el } from '#src/i18n/el/manage.ts';

const meta = preview.meta({
  title: 'Components/Manage/DeviceNameDialog',
  component: DeviceNameDialog,
  args: { name: 'Τάμπλετ εισόδου', onSubmit: fn(), onClose: fn() },
  parameters: {
    undecided: behindOpen,
    docs: covering(420),
  },
});

/** It begins with the name so far. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox');
    await expect(field).toHaveValue('Τάμπλετ εισόδου');
    await userEvent.clear(field);
    await userEvent.type(field, 'Αυλή');
    await userEvent.click(screen.getByRole('button', { name: el.devices.rename }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Αυλή' }));
  },
});
