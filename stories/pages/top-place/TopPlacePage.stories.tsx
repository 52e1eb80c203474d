import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { organisations } from '#src/mocks/handlers/organisations.ts';
import { buildOrganisationCards } from '#src/mocks/organisations.ts';
import TopPlacePage from '#src/pages/top-place/TopPlacePage.tsx';

const twenty = buildOrganisationCards(20).map((card, index) => ({
  ...card,
  views_count: 1000 + ((index * 7) % 20),
}));

const names = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('main ol article h3')].map((one) => one.textContent ?? '');

const meta = preview.meta({
  title: 'Pages/TopPlace',
  component: TopPlacePage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/top-place'], path: '/top-place' },
    docs: {
      story: { inline: false },
      description: { component: 'The ranking of the places that most people look at.' },
    },
  },
  beforeEach: ({ msw }) => msw.use(...organisations.bare(twenty)),
});

/** Ranked by views; more of the ranking with a press. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const more = await canvas.findByRole('button', { name: el.pages.listingGrid.loadMore });
    const ranking = twenty.toSorted((one, other) => other.views_count - one.views_count);
    const expected = ranking.map(({ title }) => title);
    await expect(names(canvasElement)).toEqual(expected.slice(0, 12));
    await expect(canvas.getByText('Θέση 12')).toBeInTheDocument();
    await userEvent.click(more);
    await waitFor(() => expect(names(canvasElement)).toEqual(expected));
    await expect(more).not.toBeInTheDocument();
  },
});
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.loading()),
});
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.pages.listingGrid.emptyTitle)).toBeVisible();
  },
});
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
