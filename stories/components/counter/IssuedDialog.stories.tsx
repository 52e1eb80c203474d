import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { IssuedDialog } from '#src/components/counter/IssuedDialog.tsx';
import { el as common } from '#src/i18n/el/index.ts';
import { counter as el } from '#src/i18n/el/counter.ts';
import { kiosk } from '#src/i18n/el/kiosk.ts';

const meta = preview.meta({
  title: 'Components/Counter/IssuedDialog',
  component: IssuedDialog,
  args: {
    open: true,
    rank: 55,
    link: 'https://seira.example/ticket/9fJ2mX0cQwTz7LrYb1VdKg',
    onClose: fn(),
    place: 'ΚΕΠ Κυψέλης',
    onPrint: fn(),
    onTakeBack: fn(),
  },
  parameters: { docs: covering(640) },
});

const close = () => screen.findByRole('button', { name: common.common.close });

/** The number to read aloud, the code to scan, and one press to print both. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await close()).toHaveFocus());
    await expect(
      await screen.findByRole('img', { name: /\/ticket\/9fJ2mX0cQwTz7LrYb1VdKg$/ }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: kiosk.ticket.print }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: el.issued.takeBack }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
    await userEvent.click(await close());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The number is being taken back. */
export const TakingBack = meta.story({
  args: { takingBack: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: el.issued.takeBack }));
    await expect(args.onTakeBack).not.toHaveBeenCalled();
  },
});

/** The server says no key: there is no address, and no way back. */
export const WithoutKey = meta.story({ args: { link: null, onTakeBack: undefined } });
