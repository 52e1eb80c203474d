import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { homesTexts } from '#src/i18n/homesTexts.ts';
import { categories } from '#src/mocks/handlers/categories.ts';
import { demoPoints } from '#src/mocks/handlers/demoPoints.ts';
import { mapStyle } from '#src/mocks/handlers/mapStyle.ts';
import { organisations } from '#src/mocks/handlers/organisations.ts';
import Home5Page from '#src/pages/home-5/Home5Page.tsx';

/** The squares that the map has asked for. */
const meta = preview.meta({
  title: 'Pages/Home 5',
  component: Home5Page,
  tags: ['stable'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...categories.success(),
      ...organisations.success(),
      ...demoPoints.success(),
      ...mapStyle.plain(),
    ),
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/index5'], path: '/index5' },
    docs: {
      story: { inline: false },
      description: { component: 'Home 5: the map first.' },
    },
  },
});

/** Our places on the map, the same ones and the demo points in the list below it. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: homesTexts.el.homes.five.heading }),
    ).toBeVisible();
    const tags = within(canvas.getByRole('list', { name: homesTexts.el.homes.five.popular }));
    await expect(tags.getAllByRole('link').map((link) => link.textContent)).toEqual(
      Object.values(homesTexts.el.homes.five.tags),
    );
    await expect(
      await canvas.findByRole('button', { name: homesTexts.el.homes.five.demo }),
    ).toBeVisible();
  },
});

/** The demo layer: nine points, quieter than ours, and a sentence that says what they are. */
export const DemoLayer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: homesTexts.el.homes.five.demo }),
    );
    await expect(canvas.getByText(/data\.police\.uk/)).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('button[data-quiet]').length).toBeGreaterThan(0),
    );
    const list = within(canvas.getByRole('region', { name: homesTexts.el.homes.five.map }));
    await userEvent.click(list.getByText(/σημεία από άλλο επίπεδο/));
    await expect(list.getAllByText(homesTexts.el.homes.five.demoText)).toHaveLength(9);
  },
});

/** The third party fails: no points and not a word about it. */
export const NoDemoLayer = meta.story({
  beforeEach: ({ msw }) => msw.use(...demoPoints.fails('serverError')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: homesTexts.el.homes.five.onMap });
    await expect(canvas.queryByRole('button', { name: homesTexts.el.homes.five.demo })).toBeNull();
  },
});

/** More places than a map can hold: it says how many it shows. */
export const TooManyPlaces = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.paged(340, 60)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Στον χάρτη είναι 300 από τα 340 μέρη.', undefined, {
        timeout: 20_000,
      }),
    ).toBeVisible();
    await expect(canvas.getByText('Τα ίδια 300 μέρη σε λίστα')).toBeVisible();
  },
});

/** A word leads to the listings. */
export const Searching = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: homesTexts.el.homes.five.search }),
      'κεπ{Enter}',
    );
    await expect(await canvas.findByTestId('elsewhere')).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.loading(), ...organisations.loading()),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.empty(), ...organisations.empty()),
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...categories.fails('gatewayTimeout'), ...organisations.fails('gatewayTimeout')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(el.errors.general50x)).toHaveLength(2));
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Offline = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...categories.fails('offline'), ...organisations.fails('offline')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(el.errors.network)).not.toHaveLength(0));
  },
});
