import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { categories } from '#src/mocks/handlers/categories.ts';
import { organisations } from '#src/mocks/handlers/organisations.ts';
import ListRightSidebarPage from '#src/pages/list-right-sidebar/ListRightSidebarPage.tsx';

const meta = preview.meta({
  title: 'Pages/ListRightSidebar',
  component: ListRightSidebarPage,
  tags: ['stable'],
  parameters: {
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open drawer; the drawer keeps the focus.',
    },
    layout: 'fullscreen',
    router: { initialEntries: ['/list-right-sidebar'], path: '/list-right-sidebar' },
    docs: {
      story: { inline: false },
      description: { component: 'The places as cards, the filters on their right.' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...categories.success(), ...organisations.success()),
});

/** The cards come first, the filters after them, for the eye and for the keyboard. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('link', { name: 'ΚΕΠ Κυψέλης' });
    const filters = canvas.getByRole('region', { name: el.browse.filters.title });
    const follows = card.compareDocumentPosition(filters) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(follows).toBeTruthy();
    await expect(filters.getBoundingClientRect().left).toBeGreaterThan(
      card.getBoundingClientRect().right,
    );
  },
});

/** On phones the same filters are behind a button, with the order beside it. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ΚΕΠ Κυψέλης');
    await userEvent.click(canvas.getByRole('button', { name: el.browse.filters.open }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
export const English = meta.story({ globals: { language: 'en' } });
export const Dark = meta.story({ globals: { scheme: 'dark' } });
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.loading(), ...organisations.loading()),
});
export const ServerDown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...categories.fails('gatewayTimeout'), ...organisations.fails('gatewayTimeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.errors.general50x)).toBeVisible();
    await expect(canvas.getByRole('group', { name: el.browse.filters.categories })).toBeVisible();
  },
});
export const Offline = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...categories.fails('offline'), ...organisations.fails('offline')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(el.errors.network)).not.toHaveLength(0));
  },
});
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.pages.listingGrid.emptyTitle)).toBeVisible();
  },
});
