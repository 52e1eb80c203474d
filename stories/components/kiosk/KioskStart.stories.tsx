import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { KioskStart } from '#src/components/kiosk/KioskStart.tsx';

const list = { code: 'a', service: null, state: 'open', waiting: 12, message: null } as const;

const meta = preview.meta({
  title: 'Components/Kiosk/KioskStart',
  component: KioskStart,
  args: { lists: [list], onTake: fn() },
});

/** The number is on its way: a second press does nothing. */
export const Pending = meta.story({
  args: { pending: 'a' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onTake).not.toHaveBeenCalled();
  },
});

/** A list that gives numbers beside those that do not. */
export const Several = meta.story({
  args: {
    lists: [
      { ...list, service: 'Ταμείο', waiting: 0 },
      { ...list, code: 'b', service: 'Πρωτόκολλο', state: 'paused', message: 'Επιστρέφουμε 11:15' },
      { ...list, code: 'c', service: 'Πιστοποιητικά', state: 'full' },
      { ...list, code: 'd', service: 'Βεβαιώσεις', state: 'closed' },
    ],
  },
});

/** A day without lists, in English. */
export const Empty = meta.story({ args: { lists: [] }, globals: { language: 'en' } });
