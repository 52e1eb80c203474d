import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { behindOpen, covering } from '#stories/components/frames.tsx';
import { MenuDrawer } from '#src/components/navigation/header/MenuDrawer.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/MenuDrawer',
  component: MenuDrawer,
  args: {
    open: true,
    onClose: fn(),
    loggedIn: false,
    language: 'el' as const,
    onLanguageChange: fn(),
    scheme: 'light' as const,
    onSchemeChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    undecided: behindOpen,
    docs: covering(720),
  },
});

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Μενού' }));

/** Nobody is logged in: login and sign-up are at the foot. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const menu = await drawer();
    await expect(menu.getByRole('link', { name: 'Σύνδεση' })).toHaveAttribute('href', '/login');
    await userEvent.click(menu.getByRole('button', { name: 'EN English' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
    await userEvent.click(menu.getByRole('button', { name: 'Φωτεινή', pressed: true }));
    await expect(args.onSchemeChange).not.toHaveBeenCalled();
    await userEvent.click(menu.getByRole('button', { name: 'Σκούρα' }));
    await expect(args.onSchemeChange).toHaveBeenCalledWith('dark');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LoggedIn = meta.story({
  args: { loggedIn: true },
  play: async () => {
    const menu = await drawer();
    await expect(menu.queryByRole('link', { name: 'Σύνδεση' })).toBeNull();
    await expect(menu.getByRole('link', { name: 'Νέα καταχώριση' })).toBeVisible();
  },
});

/** On a page of its own links, which closes it as any link does. */
export const CurrentPage = meta.story({
  parameters: { router: { initialEntries: ['/all-categories'] } },
  play: async ({ args, userEvent }) => {
    const menu = await drawer();
    const current = menu.getByRole('link', { name: 'Κατηγορίες' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.click(current);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
