import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leads } from '#stories/steps.ts';
import { covering } from '#stories/components/frames.tsx';
import { SidePanel } from '#src/components/navigation/header/SidePanel.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/SidePanel',
  component: SidePanel,
  args: {
    open: true,
    user: { name: 'Μαρία Οικονόμου', image: null, memberSince: 'Εγγραφή εδώ και 3 χρόνια' },
    places: [
      { slug: 'kep-kypseli', title: 'ΚΕΠ Κυψέλης', role: 'owner' as const },
      { slug: 'farmakeio', title: 'Φαρμακείο Ανδρονίκου' },
    ],
    onClose: fn(),
    onSignOut: fn(),
    onSearch: fn(),
  },
  parameters: { layout: 'fullscreen', docs: covering(720) },
});

const panel = async () => within(await screen.findByRole('dialog', { name: 'Ο λογαριασμός σας' }));

/** A member of two places who owns one of them. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const inside = await panel();
    await leads(inside, 'Το προφίλ μου', '/dashboard?tab=profile');
    await leads(inside, 'ΚΕΠ Κυψέλης', '/counter/kep-kypseli');
    await leads(inside, 'Διαχείριση: ΚΕΠ Κυψέλης', '/places/kep-kypseli/manage');
    await userEvent.type(inside.getByRole('searchbox'), 'φαρμακείο{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('φαρμακείο');
    await userEvent.click(inside.getByRole('button', { name: 'Αποσύνδεση' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(inside.getByRole('link', { name: 'Φαρμακείο Ανδρονίκου' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});
