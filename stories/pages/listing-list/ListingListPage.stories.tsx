import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { organisations } from '#src/mocks/handlers/organisations.ts';
import ListingListPage from '#src/pages/listing-list/ListingListPage.tsx';

const meta = preview.meta({
  title: 'Pages/ListingList',
  component: ListingListPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/listing-list?keywords=farmakeio'], path: '/listing-list' },
    docs: {
      story: { inline: false },
      description: { component: 'All places one below the other, with all their details.' },
    },
  },
  beforeEach: ({ msw }) => msw.use(...organisations.success()),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      el.browse.listingList.heading,
    );
    await canvas.findByRole('heading', { name: /αποτ/ });
    await expect(canvas.getByRole('link', { name: el.navigation.view.grid })).toHaveAttribute(
      'href',
      '/listing-grid?keywords=farmakeio',
    );
    await expect(canvas.getByRole('link', { name: el.navigation.view.list })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.loading()),
});
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...organisations.empty()) });
export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.fails('gatewayTimeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.errors.general50x)).toBeVisible();
  },
});
export const English = meta.story({ globals: { language: 'en' } });
export const Dark = meta.story({ globals: { scheme: 'dark' } });
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.fails('offline')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(el.errors.network)).not.toHaveLength(0));
  },
});
