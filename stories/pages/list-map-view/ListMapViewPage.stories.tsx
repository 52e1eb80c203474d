import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { categories } from '#src/mocks/handlers/categories.ts';
import { mapStyle } from '#src/mocks/handlers/mapStyle.ts';
import { organisations } from '#src/mocks/handlers/organisations.ts';
import { buildOrganisationCards } from '#src/mocks/organisations.ts';
import ListMapViewPage from '#src/pages/list-map-view/ListMapViewPage.tsx';

const cities = [
  [37.98, 23.73],
  [40.63, 22.94],
  [35.34, 25.13],
] as const;

/** Three places far apart, so that each has a marker of its own, and one that has no position. */
const four = buildOrganisationCards(4).map((card, index) => ({
  ...card,
  latitude: cities[index]?.[0] ?? null,
  longitude: cities[index]?.[1] ?? null,
}));

const meta = preview.meta({
  title: 'Pages/ListMapView',
  component: ListMapViewPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/list-map-view'], path: '/list-map-view' },
    docs: {
      story: { inline: false },
      description: { component: 'The list on the left and, always in sight beside it, the map.' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(...mapStyle.plain(), ...categories.success(), ...organisations.success(four)),
});

const pinOf = (map: HTMLElement, name: string) =>
  within(map).findByRole('button', { name: new RegExp(`^${name}, `) }, { timeout: 20_000 });

/** A card that is looked at makes its marker stand out, and the other way round. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'ΚΕΠ Κυψέλης' });
    const card = link.closest('li')!;
    const map = canvas.getByRole('region', { name: el.browse.map.label });
    const pin = await pinOf(map, 'ΚΕΠ Κυψέλης');
    link.focus();
    await waitFor(() => expect(pin).toHaveAttribute('data-active'));
    pin.focus();
    await waitFor(() => expect(card).toHaveAttribute('data-active'));
    link.focus();
    await userEvent.hover(pin);
    await waitFor(() => expect(card).toHaveAttribute('data-active'));
    await userEvent.unhover(pin);
    await userEvent.hover(card);
    await waitFor(() => expect(pin).toHaveAttribute('data-active'));
    await expect(canvas.getByText(/1 μέρος της λίστας δεν έχει/)).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('main article')).toHaveLength(4);
  },
});

/** Pressing a marker opens its place and keeps its card marked; a card's button opens its marker. */
export const Click = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = (await canvas.findByRole('link', { name: 'ΚΕΠ Κυψέλης' })).closest('li')!;
    const map = canvas.getByRole('region', { name: el.browse.map.label });
    await userEvent.click(await pinOf(map, 'ΚΕΠ Κυψέλης'));
    await waitFor(() => expect(map.querySelector('.maplibregl-popup')).not.toBeNull());
    await waitFor(() => expect(card).toHaveAttribute('data-active'));
    const locate = canvas.getByRole('button', { name: 'Στον χάρτη: Φαρμακείο Ασκληπιός' });
    await userEvent.click(locate);
    await waitFor(() =>
      expect(map.querySelector('.maplibregl-popup')).toHaveTextContent('Φαρμακείο Ασκληπιός'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(map.querySelector('.maplibregl-popup')).toBeNull());
    await expect(locate).toHaveFocus();
    await expect(canvasElement.querySelectorAll('main article')).toHaveLength(4);
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
