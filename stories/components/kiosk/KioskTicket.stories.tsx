import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { KioskTicket } from '#src/components/kiosk/KioskTicket.tsx';
import { common } from '#src/i18n/el/common.ts';
import { kiosk as el } from '#src/i18n/el/kiosk.ts';

const meta = preview.meta({
  title: 'Components/Kiosk/KioskTicket',
  component: KioskTicket,
  args: {
    place: 'ΚΕΠ Κυψέλης',
    rank: 55,
    ahead: 12,
    window: { from: '10:05', to: '10:25' },
    link: 'https://seira.example/ticket/0123456789abcdef0123456789abcdef',
    seconds: 25,
    onPrint: fn(),
    onDone: fn(),
    onDrawn: fn(),
  },
});

/** Everything about a number, and its paper. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('img')).toBeVisible();
    await waitFor(() => expect(args.onDrawn).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: common.print }));
    await expect(args.onPrint).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: el.ticket.done }));
    await expect(args.onDone).toHaveBeenCalled();
  },
});

/** Closing time may come before the call. */
export const TightDay = meta.story({
  args: { ahead: 31, window: { from: '13:30', to: '14:00' }, enough: false },
});

/** A long number of a server that says nothing else, on a small phone. */
export const Bare = meta.story({
  args: { rank: 1234, ahead: null, window: null, link: null },
  globals: { viewport: { value: 'phone' } },
});
