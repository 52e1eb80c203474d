import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { partOf, screenAt } from '#stories/pages/screenAt.ts';
import { blog } from '#src/i18n/el/blog.ts';
import BlogListPage from '#src/pages/blog/BlogListPage.tsx';
import BlogSidebarPage from '#src/pages/blog/BlogSidebarPage.tsx';

const meta = preview.meta({
  title: 'Pages/Blog/Lists',
  parameters: { layout: 'fullscreen', ...partOf('The posts in four layouts, with pagination.') },
});

/**
 * Cards. A page out of range shows the last one. After a change of page, the focus moves to the head
 * of the list.
 */
export const Grid = meta.story({
  parameters: screenAt('/blog-grid?page=99'),
  render: () => <BlogListPage list="grid" />,
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('link', { name: 'Σελίδα 2' });
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('8–11 από 11')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Σελίδα 1' }));
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: blog.posts }).children).toHaveLength(7),
    );
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: blog.posts })).toHaveFocus(),
    );
  },
});

/** One wide post per row. */
export const FullWidth = meta.story({
  parameters: screenAt('/blog-full-width'),
  render: () => <BlogListPage list="fullWidth" />,
});

export const LeftSidebar = meta.story({
  parameters: screenAt('/blog-left-sidebar'),
  render: () => <BlogSidebarPage list="leftSidebar" />,
});

/** The search also supports Greek in Latin letters and can be cleared. */
export const RightSidebar = meta.story({
  parameters: screenAt('/blog-right-sidebar'),
  render: () => <BlogSidebarPage list="rightSidebar" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: blog.searchLabel });
    await userEvent.type(field, 'farmakeio{Enter}');
    await canvas.findByRole('heading', { level: 2, name: '1 δημοσίευση για «farmakeio»' });
    const posts = () => canvas.getByRole('list', { name: blog.posts }).children;
    await expect(posts()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: blog.showAll }));
    await waitFor(() => expect(posts()).toHaveLength(5));
  },
});

/** No matches, with a link to all posts. */
export const NoMatches = meta.story({
  parameters: screenAt('/blog-right-sidebar?keywords=ελικόπτερο'),
  render: () => <BlogSidebarPage list="rightSidebar" />,
  play: showing(/^Καμία δημοσίευση/),
});
