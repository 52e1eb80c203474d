import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import BlogRightSidebarPage from '#src/pages/blog/BlogRightSidebarPage.tsx';

const at = (entry: string) => ({
  router: { initialEntries: [entry], path: '/blog-right-sidebar' },
});

const meta = preview.meta({
  title: 'Pages/Blog/RightSidebar',
  component: BlogRightSidebarPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...at('/blog-right-sidebar'),
    docs: {
      story: { inline: false },
      description: { component: 'The posts as rows, the sidebar behind them.' },
    },
  },
});

/** The base; its second page is a link, and the focus goes to the list's head. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: el.blog.posts });
    await expect(list.children).toHaveLength(5);
    await userEvent.click(canvas.getByRole('link', { name: 'Σελίδα 2' }));
    await expect(await canvas.findByText('6–10 από 11')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: el.blog.posts })).toHaveFocus(),
    );
  },
});

/** The page stands in the address. */
export const LastPage = meta.story({ parameters: at('/blog-right-sidebar?page=3') });

/** A page that is not there gives the last one. */
export const BeyondTheEnd = meta.story({
  parameters: at('/blog-right-sidebar?page=99'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Σελίδα 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { scheme: 'dark' } });
export const English = meta.story({ globals: { language: 'en' } });

/** The sidebar's search filters, also in greeklish, and can be taken back. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: el.blog.searchLabel });
    await userEvent.type(field, 'farmakeio{Enter}');
    await expect(
      await canvas.findByRole('heading', { level: 2, name: '1 δημοσίευση για «farmakeio»' }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: el.blog.posts }).children).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: el.blog.showAll }));
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: el.blog.posts }).children).toHaveLength(5),
    );
  },
});

/** Nothing matches: said so, with the way back. */
export const NothingFound = meta.story({
  parameters: at('/blog-right-sidebar?keywords=ελικόπτερο'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Καμία δημοσίευση/ })).toBeVisible();
  },
});
