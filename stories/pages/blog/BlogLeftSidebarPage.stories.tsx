import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import BlogLeftSidebarPage from '#src/pages/blog/BlogLeftSidebarPage.tsx';

const at = (entry: string) => ({ router: { initialEntries: [entry], path: '/blog-left-sidebar' } });

const meta = preview.meta({
  title: 'Pages/Blog/LeftSidebar',
  component: BlogLeftSidebarPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...at('/blog-left-sidebar'),
    docs: {
      story: { inline: false },
      description: { component: 'The posts two in a row, the sidebar before them.' },
    },
  },
});

/** The base; its second page is a link, and the focus goes to the list's head. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: el.blog.posts });
    await expect(list.children).toHaveLength(6);
    await userEvent.click(canvas.getByRole('link', { name: 'Σελίδα 2' }));
    await expect(await canvas.findByText('7–11 από 11')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: el.blog.posts })).toHaveFocus(),
    );
  },
});

/** The page stands in the address. */
export const LastPage = meta.story({ parameters: at('/blog-left-sidebar?page=2') });

/** A page that is not there gives the last one. */
export const BeyondTheEnd = meta.story({
  parameters: at('/blog-left-sidebar?page=99'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Σελίδα 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { scheme: 'dark' } });
export const English = meta.story({ globals: { language: 'en' } });
