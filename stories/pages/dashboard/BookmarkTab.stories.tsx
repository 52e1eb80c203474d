import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { partOf } from '#stories/pages/screenAt.ts';
import { retryWith } from '#stories/steps.ts';
import * as el from '#src/i18n/el/index.ts';
import { bookmarks } from '#src/mocks/account.ts';
import { callsOf } from '#src/mocks/mock.ts';
import { buildOrganisationCards } from '#src/mocks/organisations.ts';
import BookmarkTab from '#src/pages/dashboard/BookmarkTab.tsx';

const ofDevice = {
  slug: 'ofthalmiatreio',
  title: 'Οφθαλμιατρείο',
  address: 'Πανεπιστημίου 26',
  image: null,
};

const meta = preview.meta({
  title: 'Pages/Dashboard/BookmarkTab',
  component: BookmarkTab,
  beforeEach: () => localStorage.setItem('seira.bookmarks', JSON.stringify([ofDevice])),
  parameters: { signedIn: true, ...partOf('Saved places with their waits.') },
});

/** Places of the account with their waits. Those of the device have moved there. */
export const AccountPlaces = meta.story({
  beforeEach: ({ msw }) => msw.use(...bookmarks.of(buildOrganisationCards(2))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: ofDevice.slug })).toBeVisible();
    await expect(localStorage.getItem('seira.bookmarks')).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const [first] = canvas.getAllByRole('button', { pressed: true });
    await userEvent.click(first!);
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2));
    // Before and after the move, and after a removal. A late request would affect the next story.
    await waitFor(() => expect(callsOf('GET')).toHaveLength(3));
  },
});

/** A server without saved places: those of the device, of which the last one is removed. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(ofDevice.title) }));
    await expect(await canvas.findByText(el.pages.dashboard.bookmarksEmptyTitle)).toBeVisible();
  },
});

/** A failure shows an error with a retry instead of an empty list. */
export const ServerError = meta.story({
  parameters: { pictures: { disable: 'It has an error instead of the list.' } },
  beforeEach: ({ msw }) => {
    localStorage.removeItem('seira.bookmarks');
    msw.use(...bookmarks.fails('serverError'));
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(el.errors.general50x);
    await expect(canvas.queryByText(el.pages.dashboard.bookmarksEmptyTitle)).toBeNull();
    await retryWith(context, ...bookmarks.of(buildOrganisationCards(2)));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2));
    await expect(canvas.queryByText(el.errors.general50x)).toBeNull();
  },
});
