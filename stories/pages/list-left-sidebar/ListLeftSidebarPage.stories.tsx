import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { categories } from '#src/mocks/handlers/categories.ts';
import { organisations } from '#src/mocks/handlers/organisations.ts';
import ListLeftSidebarPage from '#src/pages/list-left-sidebar/ListLeftSidebarPage.tsx';

const meta = preview.meta({
  title: 'Pages/ListLeftSidebar',
  component: ListLeftSidebarPage,
  tags: ['stable'],
  parameters: {
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open drawer; the drawer keeps the focus.',
    },
    layout: 'fullscreen',
    router: { initialEntries: ['/list-left-sidebar'], path: '/list-left-sidebar' },
    docs: {
      story: { inline: false },
      description: { component: 'The filters on the left, the places as a list beside them.' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...categories.success(), ...organisations.success()),
});

const titles = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('main li article :is(h2, h3)')].map(
    (heading) => heading.textContent ?? '',
  );

/** Ticking hides what does not match, says how many are left and can be taken back. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('ΚΕΠ Κυψέλης');
    await expect(titles(canvasElement)).toHaveLength(9);
    const group = within(canvas.getByRole('group', { name: el.browse.filters.categories }));
    await userEvent.click(await group.findByRole('button', { expanded: false }));
    await userEvent.click(await group.findByRole('checkbox', { name: /^Υπηρεσίες/ }));
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(2));
    await expect(canvas.getByText('2 μέρη')).toBeVisible();
    const countries = within(canvas.getByRole('group', { name: el.browse.filters.countries }));
    await userEvent.click(countries.getByRole('checkbox', { name: /^Ιταλία/ }));
    await expect(await canvas.findByText(el.pages.listingGrid.filteredTitle)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ιταλία: αφαίρεση' }));
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Υπηρεσίες: αφαίρεση' }));
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(9));
  },
});

/** The order is chosen in the sidebar. */
export const Sorted = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('ΚΕΠ Κυψέλης');
    const before = titles(canvasElement);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: el.forms.sort.label }),
      el.forms.sort.price_high,
    );
    await waitFor(() => expect(titles(canvasElement)).not.toEqual(before));
    await expect(titles(canvasElement)).toHaveLength(9);
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
