import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DeviceList } from '#src/components/manage/DeviceList.tsx';

const meta = preview.meta({
  title: 'Components/Manage/DeviceList',
  component: DeviceList,
  args: {
    devices: [
      { code: 'dev-2', name: 'Πλαϊνή είσοδος', seenAt: null },
      { code: 'dev-1', name: 'Τάμπλετ εισόδου', seenAt: '2026-03-16T09:29:00+02:00' },
    ],
    onRename: fn(),
    onRevoke: fn(),
  },
});

/** One in use, one that was not opened yet. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Αφαίρεση: Τάμπλετ εισόδου' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(args.devices![1]);
  },
});
