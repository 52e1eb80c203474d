import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { organisations } from '#src/mocks/handlers/organisations.ts';
import AllLocationsPage from '#src/pages/all-locations/AllLocationsPage.tsx';

const meta = preview.meta({
  title: 'Pages/AllLocations',
  component: AllLocationsPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/all-locations'], path: '/all-locations' },
    docs: {
      story: { inline: false },
      description: {
        component:
          'Twenty countries with their flags. The figure of Greece is real, the others not.',
      },
    },
  },
  beforeEach: ({ msw }) => msw.use(...organisations.success()),
});

/** Twenty tiles; each leads to the listings with its country as a filter. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('9 μέρη')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(20);
    await expect(canvas.getAllByText(/^\d+ μέρη$/)).toHaveLength(20);
    const flags = [...canvasElement.querySelectorAll<HTMLImageElement>('main li img')];
    await expect(flags).toHaveLength(20);
    for (const flag of flags) await expect(flag.src).toContain(location.host);
    await userEvent.click(canvas.getByRole('link', { name: 'Ελλάδα' }));
    await expect(canvas.getByTestId('elsewhere')).toBeInTheDocument();
  },
});
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.loading()),
});

/** Without the server the country is still a way in; it only has no figure. */
export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.fails('gatewayTimeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.browse.allLocations.unknown)).toBeVisible();
  },
});
export const English = meta.story({ globals: { language: 'en' } });
export const Dark = meta.story({ globals: { scheme: 'dark' } });
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.fails('offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.browse.allLocations.unknown)).toBeVisible();
  },
});
