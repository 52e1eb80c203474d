import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { categories } from '#src/mocks/organisations.ts';
import AllCategoriesPage from '#src/pages/all-categories/AllCategoriesPage.tsx';

const meta = preview.meta({
  title: 'Pages/AllCategories',
  component: AllCategoriesPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/all-categories'], path: '/all-categories' },
    docs: {
      story: { inline: false },
      description: { component: 'The eight categories of the server with their counts.' },
    },
  },
  beforeEach: ({ msw }) => msw.use(...categories.success()),
});

/** Eight cards with counts, each a way into the listings. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: 'Καταστήματα' });
    await expect(first).toHaveAttribute(
      'href',
      `/listing-grid?${new URLSearchParams({ keywords: 'Καταστήματα' })}`,
    );
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    await expect(canvas.getAllByText(/^\d+ μέρη$/)).toHaveLength(8);
    await expect(canvas.getByText(/^\d+ μέρη σε όλες/)).toBeVisible();
  },
});

/** A server that does not count. */
export const Uncounted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...categories.success([{ code: 'a', title: 'Καταστήματα', icon_name: 'shops' } as never]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Καταστήματα' });
    await expect(canvas.queryByText(/μέρη σε όλες/)).not.toBeInTheDocument();
  },
});
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...categories.loading()) });
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.success([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.browse.allCategories.empty)).toBeVisible();
  },
});
export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.fails('gatewayTimeout')),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(el.errors.general50x)).toBeVisible();
    msw.use(...categories.success());
    await userEvent.click(canvas.getByRole('button', { name: el.common.retry }));
    await expect(await canvas.findByRole('link', { name: 'Καταστήματα' })).toBeVisible();
  },
});
