import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leads } from '#stories/steps.ts';
import { behindOpen, covering } from '#stories/components/frames.tsx';
import { AppHeader } from '#src/components/navigation/header/AppHeader.tsx';
import guide from './AppHeader.md?raw';

const maria = { name: 'Μαρία Οικονόμου', image: null };

const meta = preview.meta({
  title: 'Components/Navigation/AppHeader',
  component: AppHeader,
  args: { user: null, language: 'el' as const, onMenuOpen: fn(), onLanguageChange: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: guide }, ...covering(160) },
  },
});

/** A scheme is selected in the menu by keyboard. The button regains the focus. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await leads(canvas, 'Σύνδεση', '/login');
    await userEvent.click(canvas.getByRole('button', { name: 'EN English' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
    const button = await canvas.findByRole('button', { name: 'Εμφάνιση: Φωτεινή' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'Φωτεινή', checked: true });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(button).toHaveAccessibleName('Εμφάνιση: Σκούρα'));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
    await waitFor(() => expect(button).toHaveAccessibleName('Εμφάνιση: Φωτεινή'));
    await waitFor(() => expect(screen.queryByRole('presentation', { hidden: true })).toBeNull());
  },
});

/** Links that do not fit are behind one button. */
export const More = meta.story({
  parameters: { undecided: behindOpen },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Περισσότερα' });
    await userEvent.click(more);
    const help = await screen.findByRole('menuitem', { name: 'Βοήθεια' });
    await expect(help).toHaveAttribute('href', '/faq');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Βοήθεια' });
  },
});

/** Logged in, on the page of a main link. The name opens the panel. */
export const LoggedIn = meta.story({
  args: { user: maria },
  parameters: { router: { initialEntries: ['/all-categories'] } },
  play: async ({ args, canvas, userEvent }) => {
    const current = canvas.getByRole('link', { name: 'Κατηγορίες' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: /Μαρία Οικονόμου/ }));
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
  },
});

/** The open menu on a phone. Escape returns the focus to the button. */
export const NarrowMenu = meta.story({
  parameters: { undecided: behindOpen, router: { initialEntries: ['/all-categories'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Άνοιγμα μενού', hidden: true });
    const open = async () => {
      await userEvent.click(button);
      return within(await screen.findByRole('dialog', { name: 'Μενού' }));
    };
    const menu = await open();
    await leads(menu, 'Μέρη', '/listing-grid');
    await leads(menu, 'Σύνδεση', '/login');
    await userEvent.click(menu.getByRole('button', { name: 'EN English' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
    await userEvent.click(menu.getByRole('button', { name: 'Σκούρα' }));
    await userEvent.click(menu.getByRole('button', { name: 'Φωτεινή', pressed: false }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const current = (await open()).getByRole('link', { name: 'Κατηγορίες' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.click(current);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
  },
});
