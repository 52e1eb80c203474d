import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { homes } from '#src/i18n/el/homes.ts';
import { demoPoints, mapStyle } from '#src/mocks/map.ts';
import { buildOrganisationCards, categories, organisations } from '#src/mocks/organisations.ts';
import Home5Page from '#src/pages/home-5/Home5Page.tsx';

const meta = preview.meta({
  title: 'Pages/Home 5',
  component: Home5Page,
  beforeEach: ({ msw }) =>
    msw.use(...categories.success(), ...organisations.success(), ...demoPoints, ...mapStyle),
  parameters: screenAt('/index5', 'Home page 5, which starts with the map.'),
});

/** The loaded map with the places. The list below also contains the demo points. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /μέρη, μεγέθυνση$/ });
  },
});

/** Waits for the subtle points of the demo layer. The map library loads first. */
const demoLayer = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('button[data-quiet]')).not.toBeNull());

/** The demo layer: nine subtle points with an explanation. */
export const DemoLayer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: homes.five.demo }));
    await expect(canvas.getByText(/data\.police\.uk/)).toBeVisible();
    await demoLayer(canvasElement);
    const list = within(canvas.getByRole('region', { name: homes.five.map }));
    await userEvent.click(list.getByText(/σημεία από άλλο επίπεδο/));
    await expect(list.getAllByText(homes.five.demoText)).toHaveLength(9);
  },
});

/** A server without positions: the demo points are shown at once, without a switch. */
export const WithoutPositions = meta.story({
  beforeEach: ({ msw }) => {
    const nowhere = { latitude: null, longitude: null };
    const cards = buildOrganisationCards(4).map((card) => ({ ...card, ...nowhere }));
    msw.use(...organisations.success(cards));
  },
  play: async ({ canvas, canvasElement }) => {
    await demoLayer(canvasElement);
    await expect(canvas.queryByRole('button', { name: homes.five.own })).toBeNull();
  },
});

/** More places than the map shows, with a notice. */
export const TooManyPlaces = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.success(340, 60)),
  parameters: { pictures: { disable: 'The zoom depends on whether the map was there first.' } },
  play: showing('300 από τα 340 μέρη, και σε λίστα'),
});

/**
 * A place that came twice, because its wait changed between two pages, is no missing place. The list
 * says at its end how many places have no position, because a line below it would move the page.
 */
export const MovedPlace = meta.story({
  beforeEach: ({ msw }) => {
    const cards = buildOrganisationCards(40);
    const nowhere = { ...cards[38]!, latitude: null, longitude: null };
    msw.use(...organisations.success([...cards.slice(0, -2), nowhere, cards[0]!]));
  },
  parameters: { pictures: { disable: 'The zoom depends on whether the map was there first.' } },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByText('Τα ίδια 38 μέρη σε λίστα');
    const unplaced = canvas.getByText(/^1 μέρος της λίστας/);
    await expect(unplaced).not.toBeVisible();
    await userEvent.click(list);
    await expect(unplaced).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.success([]), ...organisations.success([])),
});
