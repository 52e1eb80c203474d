import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { SidePanel } from '#src/components/navigation/header/SidePanel.tsx';
import * as el from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Navigation/SidePanel',
  component: SidePanel,
  args: {
    open: true,
    user: { name: 'Μαρία Οικονόμου', image: null, memberSince: 'Μέλος εδώ και 3 χρόνια' },
    onClose: fn(),
    onSignOut: fn(),
    onSearch: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: covering(720),
  },
});

const panel = async () => within(await screen.findByRole('dialog', { name: 'Ο λογαριασμός σας' }));

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const inside = await panel();
    await expect(inside.getByRole('heading', { name: 'Μαρία Οικονόμου' })).toBeVisible();
    await expect(inside.getByRole('link', { name: 'Το προφίλ μου' })).toHaveAttribute(
      'href',
      '/dashboard?tab=profile',
    );
    await userEvent.type(inside.getByRole('searchbox'), 'φαρμακείο{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('φαρμακείο');
    await userEvent.click(inside.getByRole('button', { name: 'Αποσύνδεση' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Somebody who serves at two places and runs one of them. */
export const Member = meta.story({
  args: {
    places: [
      { slug: 'kep-kypseli', title: 'ΚΕΠ Κυψέλης', role: 'owner' },
      { slug: 'farmakeio', title: 'Φαρμακείο Ανδρονίκου' },
    ],
  },
  play: async ({ args, userEvent }) => {
    const inside = await panel();
    const places = within(inside.getByRole('list', { name: el.navigation.panel.places }));
    await expect(places.getByRole('link', { name: 'ΚΕΠ Κυψέλης' })).toHaveAttribute(
      'href',
      '/counter/kep-kypseli',
    );
    await expect(places.getByRole('link', { name: 'Διαχείριση: ΚΕΠ Κυψέλης' })).toHaveAttribute(
      'href',
      '/places/kep-kypseli/manage',
    );
    await userEvent.click(places.getByRole('link', { name: 'Φαρμακείο Ανδρονίκου' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
