import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ShowAtCounter } from '#src/components/ticket/ShowAtCounter.tsx';

const meta = preview.meta({
  title: 'Components/Ticket/ShowAtCounter',
  component: ShowAtCounter,
  args: {
    open: true,
    rank: 42,
    title: 'Φαρμακείο Ασκληπιός',
    link: 'https://seira.example/ticket/0123456789abcdef0123456789abcdef',
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** Black on white, and closed by Escape. */
export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Αριθμός 42' })).toBeVisible();
    await expect(await screen.findByRole('img', { name: /^Κωδικός QR/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
