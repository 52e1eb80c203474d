import Box from '@mui/material/Box';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AppHeader } from '#src/components/navigation/header/AppHeader.tsx';
import guide from './AppHeader.md?raw';

const maria = { name: 'Μαρία Οικονόμου', image: null };

const behindMenu = {
  'aria-hidden-focus/unknown': 'The page behind an open menu; the menu keeps the focus inside.',
};

const meta = preview.meta({
  title: 'Components/Navigation/AppHeader',
  component: AppHeader,
  tags: ['stable'],
  args: {
    user: null,
    language: 'el' as const,
    scheme: 'light' as const,
    onMenuOpen: fn(),
    onLanguageChange: fn(),
    onSchemeChange: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: guide }, story: { inline: false, height: '160px' } },
  },
});

/** Nobody is logged in. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Σύνδεση' })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button', { name: 'EN English' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
    await userEvent.click(canvas.getByRole('button', { name: 'Εμφάνιση: Φωτεινή' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Σκούρα' }));
    await expect(args.onSchemeChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(screen.queryByRole('presentation', { hidden: true })).toBeNull());
  },
});

/** Links that do not fit in the row are behind one button. */
export const More = meta.story({
  parameters: { undecided: behindMenu },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Περισσότερα' }));
    await expect(await screen.findByRole('menuitem', { name: 'Βοήθεια' })).toHaveAttribute(
      'href',
      '/faq',
    );
  },
});

/** Somebody is logged in: the name opens the panel. */
export const LoggedIn = meta.story({
  args: { user: maria },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Μαρία Οικονόμου/ }));
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: 'Σύνδεση' })).toBeNull();
  },
});

/** The page is scrolled: the bar floats, and its space stays reserved. */
export const Fixed = meta.story({
  args: { fixed: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Box component="main" sx={{ p: 3, minHeight: 320 }}>
          Το περιεχόμενο της σελίδας μένει στη θέση του.
        </Box>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeGreaterThan(60);
  },
});

/** After 10 px of scroll the bar becomes fixed by itself, and nothing moves. */
export const Scrolls = meta.story({
  decorators: Fixed.input.decorators,
  render: (args) => (
    <Box sx={{ minHeight: '200vh' }}>
      <AppHeader {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner').firstElementChild!;
    await expect(getComputedStyle(bar).position).not.toBe('fixed');
    window.scrollTo({ top: 40, behavior: 'instant' });
    await waitFor(() => expect(getComputedStyle(bar).position).toBe('fixed'));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(getComputedStyle(bar).position).not.toBe('fixed'));
  },
});

/** On a screen with its own link in the row. */
export const CurrentPage = meta.story({
  parameters: { router: { initialEntries: ['/all-categories'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Κατηγορίες' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

/** A phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A phone, logged in. */
export const NarrowLoggedIn = meta.story({
  args: { user: maria },
  globals: { viewport: { value: 'phone' } },
});

/** A phone with its menu open; Escape brings the focus back to the button. */
export const NarrowMenu = meta.story({
  parameters: { undecided: behindMenu },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Άνοιγμα μενού', hidden: true });
    await userEvent.click(button);
    const menu = within(await screen.findByRole('dialog', { name: 'Μενού' }));
    await expect(menu.getByRole('link', { name: 'Μέρη' })).toHaveAttribute('href', '/listing-grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Μενού' });
  },
});

/** A tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'md' } } });

/** The longest name. */
export const LongText = meta.story({
  args: { user: { name: 'Αλεξάνδρα-Κωνσταντίνα Παπαχριστοδουλοπούλου' } },
});

/** In English. */
export const English = meta.story({
  args: { language: 'en' },
  globals: { language: 'en' },
});

/** In the dark scheme. */
export const Dark = meta.story({ args: { scheme: 'dark' }, globals: { scheme: 'dark' } });
