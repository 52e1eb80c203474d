import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { IconCard } from '#src/components/cards/content/IconCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/IconCard',
  component: IconCard,
  args: {
    icon: StorefrontOutlined,
    title: 'Για επιχειρήσεις',
    text: 'Ό,τι χρειάζεστε για να ανοίξετε τη δική σας λίστα αναμονής.',
  },
  decorators: [within(360)],
});

/** A sheet that leads nowhere. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Για επιχειρήσεις');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** The whole card leads on. */
export const Leading = meta.story({
  args: { href: '/contact', onward: 'Γράψτε μας' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Για επιχειρήσεις' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
});

/** A number to call is a plain link. */
export const Outside = meta.story({ args: { variant: 'tile', href: 'tel:2100000000' } });

/** A low tile that does something. */
export const Tile = meta.story({
  args: { variant: 'tile', text: undefined, onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Για επιχειρήσεις' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** Words without a sheet. */
export const Plain = meta.story({ args: { variant: 'plain' } });
