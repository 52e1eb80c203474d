import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { categories } from '#src/mocks/handlers/categories.ts';
import { organisations } from '#src/mocks/handlers/organisations.ts';
import { waitingLists } from '#src/mocks/handlers/waitingLists.ts';
import { signOut, user } from '#src/mocks/handlers/users.ts';
import { Journey } from './Journey.tsx';
import { standsAt, type Acting } from './steps.ts';
import { undecided } from './surroundings.ts';

const at = (address: string) => ({ router: { initialEntries: [address] } });

const meta = preview.meta({
  title: 'Flows/Around the site',
  component: Journey,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...at('/pricing'),
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open panel; the panel keeps the focus.',
      ...undecided,
    },
    docs: {
      story: { inline: false },
      description: { component: 'Header, panel, breadcrumb and footer, as every screen has them.' },
    },
  },
});

const hrefs = (links: HTMLElement[]): (string | null)[] =>
  links.map((link) => link.getAttribute('href'));

/** A guest is offered the login, an account and a new listing; the breadcrumb begins at home. */
export const Guest = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: el.pricing.heading });
    const header = within(canvas.getByRole('banner'));
    for (const [name, href] of [
      [el.navigation.login, '/login'],
      [el.navigation.signUp, '/sign-up'],
      [el.navigation.addListing, '/add-listing'],
    ] as const)
      await expect(header.getByRole('link', { name })).toHaveAttribute('href', href);
    const way = within(canvas.getByRole('navigation', { name: el.navigation.breadcrumb }));
    await expect(hrefs(way.getAllByRole('link'))).toEqual(['/']);
    await expect(way.getByText(el.pricing.title)).toHaveAttribute('aria-current', 'page');
  },
});

/** Quick links, the eight categories, the contact block, and the small print. */
export const Footer = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: el.pricing.heading });
    const footer = within(canvas.getByRole('contentinfo'));
    const quick = within(footer.getByRole('group', { name: el.navigation.footer.quickLinks }));
    await expect(hrefs(quick.getAllByRole('link'))).toEqual([
      '/listing-grid',
      '/top-place',
      '/about',
      '/pricing',
      '/blog-grid',
      '/contact',
    ]);
    const kinds = within(footer.getByRole('group', { name: el.navigation.footer.categories }));
    await expect(kinds.getAllByRole('link')).toHaveLength(8);
    const contact = within(footer.getByRole('group', { name: el.navigation.footer.contact }));
    await expect(hrefs(contact.getAllByRole('link'))).toEqual([
      'tel:2100000000',
      'mailto:geia@seira.example',
    ]);
    for (const name of [el.navigation.links.terms, el.navigation.links.privacy])
      await expect(footer.getByRole('button', { name })).toBeVisible();
    await expect(footer.getByRole('link', { name: el.navigation.links.help })).toHaveAttribute(
      'href',
      '/faq',
    );
  },
});

const openPanel = async ({ canvas, userEvent }: Acting) => {
  const header = within(canvas.getByRole('banner'));
  await userEvent.click(await header.findByRole('button', { name: /Ελένη Παπαδοπούλου/ }));
  return within(await screen.findByRole('dialog', { name: el.navigation.panel.title }));
};

/** Whoever is logged in has a panel: name, since when, the dashboard's parts, help, settings. */
export const Panel = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) => msw.use(...user.success()),
  play: async (acting) => {
    const panel = await openPanel(acting);
    await expect(panel.getByRole('heading', { name: 'Ελένη Παπαδοπούλου' })).toBeVisible();
    await expect(panel.getByText('Μέλος πριν από 3 έτη')).toBeVisible();
    await expect(
      panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [el.navigation.panel.profile, '/dashboard?tab=profile'],
      [el.navigation.panel.listings, '/dashboard'],
      [el.navigation.panel.bookmarks, '/dashboard?tab=bookmark'],
      [el.navigation.addListing, '/add-listing'],
      [el.navigation.links.help, '/faq'],
      [el.navigation.panel.settings, '/dashboard?tab=profile'],
    ]);
    const header = acting.canvas.getByRole('banner', { hidden: true });
    await expect(
      within(header).queryByRole('link', { name: el.navigation.login, hidden: true }),
    ).toBeNull();
  },
});

/** The server fails: the session still ends here, at home, and a toast says so. */
export const LogoutFails = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) =>
    msw.use(
      ...user.success(),
      ...categories.success(),
      ...organisations.success(),
      ...waitingLists.success(),
      ...signOut.fails('serverError'),
    ),
  play: async (acting) => {
    const panel = await openPanel(acting);
    await acting.userEvent.click(panel.getByRole('button', { name: el.navigation.panel.signOut }));
    await standsAt('/');
    await expect(await acting.canvas.findByText(el.user.logout.error)).toBeVisible();
    await expect(localStorage.getItem('id_token')).toBeNull();
    await expect(localStorage.getItem('refresh_token')).toBeNull();
    // Home has asked for all it shows: nothing of it may reach the story after this one.
    await acting.canvas.findAllByRole('link', { name: 'ΚΕΠ Κυψέλης' }, { timeout: 20_000 });
  },
});
