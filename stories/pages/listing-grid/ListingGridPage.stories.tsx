import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { retryWith, showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import * as el from '#src/i18n/el/index.ts';
import { buildOrganisationCard, categories, organisations } from '#src/mocks/organisations.ts';
import ListPage from '#src/pages/lists/ListPage.tsx';

const meta = preview.meta({
  title: 'Pages/ListingGrid',
  render: () => <ListPage screen="listingGrid" view="grid" />,
  parameters: screenAt('/listing-grid', 'All places as cards: search, sort, load more.'),
});

const four = [
  buildOrganisationCard({ code: 'a', slug: 'a', title: 'Κουρείο ο Λευτέρης', rating: 3.9 }),
  buildOrganisationCard({ code: 'b', slug: 'b', title: 'Φαρμακείο Ανδρονίκου', rating: 4.1 }),
  buildOrganisationCard({ code: 'c', slug: 'c', title: 'Γυμναστήριο Παλμός', rating: null }),
  buildOrganisationCard({ code: 'd', slug: 'd', title: 'Φαρμακείο Ρήγα', rating: 4.8 }),
].map((card) => ({ ...card, tags: [], address: 'Κανάρη 1' }));

const titles = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('main li :is(h2, h3) a')].map(
    (link) => link.textContent ?? '',
  );

export const Success = meta.story({ beforeEach: ({ msw }) => msw.use(...organisations.success()) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...organisations.loading()) });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.success([])),
  play: showing(el.pages.listingGrid.emptyTitle),
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.fails('gatewayTimeout')),
  play: async (context) => {
    const { canvas } = context;
    await retryWith(context, ...organisations.success(four));
    await expect(await canvas.findByText('Φαρμακείο Ρήγα')).toBeVisible();
  },
});

/** The next page fails: loaded places stay, and the button retries. */
export const NextPageError = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.success(36, 12)),
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    const more = () => canvas.findByRole('button', { name: el.pages.listingGrid.loadMore });
    await more();
    await expect(titles(canvasElement)).toHaveLength(12);
    msw.use(...organisations.fails('offline'));
    await userEvent.click(await more());
    await expect(await canvas.findByText(el.errors.network)).toBeVisible();
    await expect(titles(canvasElement)).toHaveLength(12);
    msw.use(...organisations.fails('forbidden'));
    await userEvent.click(await more());
    await expect(await canvas.findByText(el.errors.forbidden)).toBeVisible();
    msw.use(...organisations.success(36, 12));
    await userEvent.click(await more());
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(24));
    await expect(canvas.queryByText(el.errors.forbidden)).toBeNull();
  },
});

/** Keywords sort matches first and highlight them, but do not hide other places by default. */
export const Searched = meta.story({
  parameters: screenAt('/listing-grid?keywords=farmakeio'),
  beforeEach: ({ msw }) => msw.use(...organisations.success(four)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: /^2 αποτελέσματα/ });
    await expect(titles(canvasElement)).toEqual([
      'Φαρμακείο Ανδρονίκου',
      'Φαρμακείο Ρήγα',
      'Κουρείο ο Λευτέρης',
      'Γυμναστήριο Παλμός',
    ]);
    await expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(0);
    const chip = canvas.getByRole('button', { name: /Μόνο τα αποτελέσματα/ });
    await userEvent.click(chip);
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(2));
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(4));
  },
});

export const NoMatches = meta.story({
  parameters: screenAt('/listing-grid?keywords=ελικόπτερο'),
  beforeEach: ({ msw }) => msw.use(...organisations.success(four)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(el.pages.listingGrid.noResultsText)).toBeVisible();
    await expect(titles(canvasElement)).toHaveLength(4);
  },
});

/** A server with only section 7 of the specification: shows all places, with a notice. */
export const SearchUnsupported = meta.story({
  parameters: screenAt('/listing-grid?sort=high_rated&is=open'),
  beforeEach: ({ msw }) => msw.use(...organisations.bare(four)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(el.browse.filters.ignored)).toBeVisible();
    await expect(titles(canvasElement)).toHaveLength(4);
  },
});

/** Filters in a drawer hide places. Each can be removed alone or with all others. */
export const Filtered = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...categories.success(),
      // Three places have parking, and two of them cost less than 272 euros.
      ...organisations.success((query) =>
        four.slice(0, 4 - Number(query.has('is')) - Number(query.has('price'))),
      ),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Φαρμακείο Ρήγα');
    const button = canvas.getByRole('button', { name: el.browse.filters.title });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: el.browse.types.parking }));
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(3));
    const [, to] = dialog.getAllByRole('slider');
    to!.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: 'Δείτε 2 μέρη' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /271.*: αφαίρεση/ }));
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(3));
    await userEvent.click(
      canvas.getByRole('button', { name: `${el.browse.types.parking}: αφαίρεση` }),
    );
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(4));
  },
});
