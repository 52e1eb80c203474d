import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leads, retryWith, showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import * as el from '#src/i18n/el/index.ts';
import { person } from '#src/mocks/account.ts';
import { buildOrganisationCards, organisations } from '#src/mocks/organisations.ts';
import UserProfilePage from '#src/pages/user-profile/UserProfilePage.tsx';

const meta = preview.meta({
  title: 'Pages/UserProfile',
  component: UserProfilePage,
  parameters: screenAt(
    '/user-profile',
    'An author: biography, figures, contact, message form and listings.',
  ),
});

const byEleni = buildOrganisationCards(20).map((card, index) => ({
  ...card,
  author: { name: index % 2 === 0 ? 'Ελένη Βρεττού' : 'Νίκος Αλεξίου', image: null },
}));

const titles = (canvasElement: HTMLElement): number =>
  canvasElement.querySelectorAll('main li h3 a').length;

/** Only the author's listings, more with each click. */
export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.bare(byEleni)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ελένη Βρεττού' });
    await waitFor(() => expect(titles(canvasElement)).toBe(6));
    await userEvent.click(canvas.getByRole('button', { name: el.authors.profile.loadMore }));
    await waitFor(() => expect(titles(canvasElement)).toBe(10));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: el.authors.profile.loadMore })).toBeNull(),
    );
  },
});

/** No listing belongs to the author, so others are shown with a notice. */
export const Fallback = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.bare()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: el.authors.profile.fallback });
    await expect(titles(canvasElement)).toBe(6);
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...organisations.loading()) });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.success([])),
  play: showing(el.authors.profile.emptyTitle),
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.fails('gatewayTimeout')),
  play: async (context) => {
    const { canvasElement } = context;
    await retryWith(context, ...organisations.bare(byEleni));
    await waitFor(() => expect(titles(canvasElement)).toBe(6));
  },
});

/** A member with a public profile, which never contains the e-mail address. */
export const Member = meta.story({
  parameters: screenAt('/user-profile?author=usr_eleni'),
  beforeEach: ({ msw }) => msw.use(...person.success()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ελένη Παπαδοπούλου' });
    await expect(canvas.getByText(/δεν μου αρέσουν οι ουρές/)).toBeVisible();
    await leads(canvas, /YouTube/, 'https://youtube.com/@eleni');
    await expect(canvas.queryByText(/eleni@example/)).toBeNull();
    const follow = canvas.getByRole('button', { name: 'Ακολουθήστε: Ελένη Παπαδοπούλου' });
    await userEvent.click(follow);
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await expect(localStorage.getItem('seira.follows')).toBe('["usr_eleni"]');
    await userEvent.click(follow);
  },
});

/** A private profile is "not found". */
export const NotPublic = meta.story({
  parameters: {
    ...screenAt('/user-profile?author=usr_nobody'),
    pictures: { disable: 'It looks like UnknownPost.' },
  },
  beforeEach: ({ msw }) => msw.use(...person.fails('notFound')),
  play: showing(el.pages.notFound.heading),
});
