import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { DeviceLink } from '#src/components/manage/DeviceLink.tsx';
import { manage as el } from '#src/i18n/el/manage.ts';

const link = 'https://seira.example/kiosk/kep-kypseli#0123456789abcdef0123456789abcdef';

const meta = preview.meta({
  title: 'Components/Manage/DeviceLink',
  component: DeviceLink,
  args: { link, name: 'Τάμπλετ εισόδου', onCopy: fn(), onClose: fn() },
  parameters: { docs: covering(560) },
});

/** Escape does not close it, because the link would be lost. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('img')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: el.devices.copy }));
    await expect(args.onCopy).toHaveBeenCalled();
  },
});
