import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import * as el from '#src/i18n/el/index.ts';
import { bookmarks } from '#src/mocks/account.ts';
import { type OverheardCall, recordCalls } from '#src/mocks/mock.ts';
import { buildOrganisationCards } from '#src/mocks/organisations.ts';
import BookmarkTab from '#src/pages/dashboard/BookmarkTab.tsx';

const ofDevice = {
  slug: 'ofthalmiatreio',
  title: 'Οφθαλμιατρείο',
  address: 'Πανεπιστημίου 26',
  image: null,
};

const calls: OverheardCall[] = [];

const meta = preview.meta({
  title: 'Pages/Dashboard/BookmarkTab',
  component: BookmarkTab,
  beforeEach: () => localStorage.setItem('seira.bookmarks', JSON.stringify([ofDevice])),
  parameters: {
    signedIn: true,
    docs: {
      story: { inline: false },
      description: { component: 'Saved places with their waits.' },
    },
  },
});

/** Places of the account with their waits. Those of the device have moved there. */
export const AccountPlaces = meta.story({
  beforeEach: ({ msw }) => {
    calls.length = 0;
    msw.use(
      ...recordCalls('*/api/user/bookmarks', calls),
      ...bookmarks.of(buildOrganisationCards(2)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: ofDevice.slug })).toBeVisible();
    await expect(localStorage.getItem('seira.bookmarks')).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const [first] = canvas.getAllByRole('button', { pressed: true });
    await userEvent.click(first!);
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2));
    // Before and after the move, and after a removal. A late request would affect the next story.
    await waitFor(() => expect(calls).toHaveLength(3));
  },
});

/** A failure shows an error with a retry instead of an empty list. */
export const ServerError = meta.story({
  parameters: { pictures: { disable: 'It has an error instead of the list.' } },
  beforeEach: ({ msw }) => {
    localStorage.removeItem('seira.bookmarks');
    msw.use(...bookmarks.fails('serverError'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(el.errors.general50x)).toBeVisible();
    await expect(canvas.queryByText(el.pages.dashboard.bookmarksEmptyTitle)).toBeNull();
    msw.use(...bookmarks.of(buildOrganisationCards(2)));
    await userEvent.click(canvas.getByRole('button', { name: el.common.retry }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2));
    await expect(canvas.queryByText(el.errors.general50x)).toBeNull();
  },
});
