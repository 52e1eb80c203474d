import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leads, showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import * as el from '#src/i18n/el/index.ts';
import { organisations } from '#src/mocks/organisations.ts';
import AllLocationsPage from '#src/pages/all-locations/AllLocationsPage.tsx';

const meta = preview.meta({
  title: 'Pages/AllLocations',
  component: AllLocationsPage,
  parameters: screenAt(
    '/all-locations',
    'Twenty countries with their flags and, if known, their number of places.',
  ),
  beforeEach: ({ msw }) => msw.use(...organisations.success()),
});

/** Twenty tiles that link to listings with the country as a filter. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('9 μέρη')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(20);
    await expect(canvas.getAllByText(el.cards.noPlaces)).toHaveLength(19);
    const flags = [...canvasElement.querySelectorAll<HTMLImageElement>('main li img')];
    await expect(flags).toHaveLength(20);
    for (const flag of flags) await expect(flag.src).toContain(location.host);
    await leads(canvas, 'Ελλάδα', '/listing-grid?country=GR');
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...organisations.loading()) });

/** Without the server, countries are links without counts. */
export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.fails('gatewayTimeout')),
  play: showing(el.browse.filters.show),
});
