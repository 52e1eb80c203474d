import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { follows } from '#src/mocks/handlers/forms/written.ts';
import { overhear, type Call } from '#src/mocks/handlers/overhear.ts';
import { organisations } from '#src/mocks/handlers/organisations.ts';
import { buildOrganisationCards } from '#src/mocks/organisations.ts';
import TopAuthorPage from '#src/pages/top-author/TopAuthorPage.tsx';

const byDimitra = buildOrganisationCards(5).map((card, index) => ({
  ...card,
  author: { name: index < 3 ? 'Δήμητρα Ασπρούδη' : 'Νίκος Καραλάκης', image: null },
}));

let calls: Call[] = [];

const meta = preview.meta({
  title: 'Pages/TopAuthor',
  component: TopAuthorPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/top-author'], path: '/top-author' },
    docs: {
      story: { inline: false },
      description: { component: 'The people behind the listings, and the way to follow them.' },
    },
  },
  beforeEach: ({ msw }) => msw.use(...organisations.success(byDimitra)),
});

/** The base: both labels are there; following counts, is kept, and can be taken back. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText(el.authors.status.elite)).toHaveLength(6);
    await expect(canvas.getAllByText(el.authors.status.power)).toHaveLength(6);
    const button = canvas.getByRole('button', { name: 'Ακολουθήστε: Δήμητρα Ασπρούδη' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('865')).toBeVisible();
    await expect(localStorage.getItem('seira.follows')).toBe('["dimitra-asproudi"]');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(canvas.getByRole('link', { name: 'Δήμητρα Ασπρούδη' })).toHaveAttribute(
      'href',
      '/user-profile?author=dimitra-asproudi',
    );
  },
});

/** How many listings an author has is counted in the directory. */
export const Counted = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: 'Δήμητρα Ασπρούδη' }).closest('li')!;
    const figure = within(card).getByText(el.authors.listings, { selector: 'dt' }).parentElement;
    await waitFor(() => expect(figure).toHaveTextContent(/3$/));
  },
});

/** Nobody can count them: the other figures stay. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisations.fails('offline')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(el.authors.listings)).not.toBeInTheDocument());
    await expect(canvas.getAllByText(el.authors.followers)).toHaveLength(12);
  },
});

/** What was followed last time is still followed. */
export const Followed = meta.story({
  beforeEach: () => localStorage.setItem('seira.follows', '["eleni-vrettou","iro-damianou"]'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
});

/** Who is logged in follows with the account, whom this browser followed before included. */
export const FollowedByAccount = meta.story({
  parameters: { signedIn: true, pictures: { disable: 'As Followed, with another figure.' } },
  beforeEach: ({ msw }) => {
    calls = [];
    localStorage.setItem('seira.follows', '["iro-damianou"]');
    msw.use(
      ...overhear('*/api/user/follows/*', calls),
      ...follows(['eleni-vrettou'], { 'dimitra-asproudi': 41 }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2));
    await expect(localStorage.getItem('seira.follows')).toBeNull();
    await expect(await canvas.findByText('905')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Ακολουθήστε: Δήμητρα Ασπρούδη' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() =>
      expect(calls.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
        'PUT iro-damianou',
        'PUT dimitra-asproudi',
        'DELETE dimitra-asproudi',
      ]),
    );
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { scheme: 'dark' } });
export const English = meta.story({ globals: { language: 'en' } });
