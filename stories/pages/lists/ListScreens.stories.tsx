import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { behindOpen } from '#stories/components/frames.tsx';
import { partOf, screenAt } from '#stories/pages/screenAt.ts';
import * as el from '#src/i18n/el/index.ts';
import { mapStyle } from '#src/mocks/map.ts';
import { buildOrganisationCards, categories, organisations } from '#src/mocks/organisations.ts';
import ListPage from '#src/pages/lists/ListPage.tsx';
import MapListPage from '#src/pages/lists/MapListPage.tsx';
import SidebarListPage from '#src/pages/lists/SidebarListPage.tsx';
import WideMapListPage from '#src/pages/lists/WideMapListPage.tsx';
import TopPlacePage from '#src/pages/top-place/TopPlacePage.tsx';

const meta = preview.meta({
  title: 'Pages/Lists',
  parameters: {
    layout: 'fullscreen',
    undecided: behindOpen,
    ...partOf(
      'The same places in other layouts. The listing grid shows the common states: loading, empty, errors and filters.',
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(...mapStyle, ...categories.success(), ...organisations.success()),
});

/**
 * Filters on the left, places as rows. The price is unlimited until a handle moves. Handles cannot
 * cross.
 */
export const LeftSidebar = meta.story({
  parameters: screenAt('/list-left-sidebar'),
  render: () => <SidebarListPage screen="listLeftSidebar" view="list" sidebar="left" />,
  play: async ({ canvas, userEvent }) => {
    const words = el.browse.filters;
    const price = within(await canvas.findByRole('group', { name: words.price }));
    const [from, to] = price.getAllByRole<HTMLInputElement>('slider');
    await expect([from!.value, to!.value]).toEqual(['0', '272']);
    await expect(price.getByText(words.anyPrice)).toBeVisible();
    to!.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(to).toHaveValue('500'));
    await expect(price.getByText(words.anyPrice)).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await price.findByText(/499/)).toBeVisible();
    await expect(price.getByText(words.unpricedLast)).toBeVisible();
    from!.focus();
    await userEvent.keyboard('{End}');
    await expect(Number(from!.value)).toBeLessThanOrEqual(Number(to!.value));
  },
});

/** Cards precede the filters, visually and in tab order. */
export const RightSidebar = meta.story({
  parameters: screenAt('/list-right-sidebar'),
  render: () => <SidebarListPage screen="listRightSidebar" view="grid" sidebar="right" />,
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('link', { name: 'ΚΕΠ Κυψέλης' });
    const filters = canvas.getByRole('region', { name: el.browse.filters.title });
    const follows = card.compareDocumentPosition(filters) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(follows).toBeTruthy();
  },
});

const cities = [
  [37.98, 23.73],
  [40.63, 22.94],
  [35.34, 25.13],
] as const;

/** Three places with markers of their own, and one without a position. */
const four = buildOrganisationCards(4).map((card, index) => ({
  ...card,
  latitude: cities[index]?.[0] ?? null,
  longitude: cities[index]?.[1] ?? null,
}));

const pinOf = (map: HTMLElement, name: string) =>
  within(map).findByRole('button', { name: new RegExp(`^${name}, `) });

/** A hovered card highlights its marker, and vice versa. */
export const MapBeside = meta.story({
  parameters: screenAt('/list-map-view'),
  render: () => <MapListPage />,
  beforeEach: ({ msw }) => msw.use(...organisations.success(four)),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'ΚΕΠ Κυψέλης' });
    const card = link.closest('li')!;
    const pin = await pinOf(
      canvas.getByRole('region', { name: el.browse.map.label }),
      'ΚΕΠ Κυψέλης',
    );
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
  },
});

/** A click on a marker opens its place and marks its card, and a card opens its marker. */
export const MapAcross = meta.story({
  parameters: screenAt('/list-map-view2'),
  render: () => <WideMapListPage />,
  beforeEach: ({ msw }) => msw.use(...organisations.success(four)),
  play: async ({ canvas, userEvent }) => {
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
  },
});

/** All places as rows. The link to the grid keeps the search. */
export const Rows = meta.story({
  parameters: screenAt('/listing-list?keywords=farmakeio'),
  render: () => <ListPage screen="listingList" view="list" />,
});

const twenty = buildOrganisationCards(20).map((card, index) => ({
  ...card,
  views_count: 1000 + ((index * 7) % 20),
}));

const byViews = twenty.toSorted((one, other) => other.views_count - one.views_count);

const namesIn = (canvasElement: HTMLElement, list: string) =>
  [...canvasElement.querySelectorAll(`main ${list} article h3`)].map((one) => one.textContent);

/** Ranked by views, in the order of the server, with more on each click. */
export const Ranking = meta.story({
  parameters: screenAt('/top-place'),
  render: () => <TopPlacePage />,
  beforeEach: ({ msw }) =>
    msw.use(
      ...organisations.success((query) => (query.get('sort') === 'popular' ? byViews : twenty)),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const more = await canvas.findByRole('button', { name: el.pages.listingGrid.loadMore });
    const expected = byViews.map(({ title }) => title);
    await expect(namesIn(canvasElement, 'ol')).toEqual(expected.slice(0, 12));
    await userEvent.click(more);
    await waitFor(() => expect(namesIn(canvasElement, 'ol')).toEqual(expected));
    await expect(more).not.toBeInTheDocument();
  },
});

/** A server that cannot sort by views: places have no ranks. */
export const RankingUnsupported = meta.story({
  parameters: {
    ...screenAt('/top-place'),
    pictures: { disable: 'It looks like Ranking, without the ranks.' },
  },
  render: () => <TopPlacePage />,
  beforeEach: ({ msw }) => msw.use(...organisations.bare(twenty)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: el.pages.listingGrid.loadMore });
    await expect(namesIn(canvasElement, 'ul')).toEqual(
      twenty.slice(0, 12).map(({ title }) => title),
    );
    await expect(namesIn(canvasElement, 'ol')).toEqual([]);
  },
});
