import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import BlogFullWidthPage from '#src/pages/blog/BlogFullWidthPage.tsx';

const at = (entry: string) => ({ router: { initialEntries: [entry], path: '/blog-full-width' } });

const meta = preview.meta({
  title: 'Pages/Blog/FullWidth',
  component: BlogFullWidthPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...at('/blog-full-width'),
    docs: {
      story: { inline: false },
      description: { component: 'The posts one below the other at full width.' },
    },
  },
});

/** The base; its second page is a link, and the focus goes to the list's head. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: el.blog.posts });
    await expect(list.children).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: 'Σελίδα 2' }));
    await expect(await canvas.findByText('5–8 από 11')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: el.blog.posts })).toHaveFocus(),
    );
  },
});

/** The page stands in the address. */
export const LastPage = meta.story({ parameters: at('/blog-full-width?page=3') });

/** A page that is not there gives the last one. */
export const BeyondTheEnd = meta.story({
  parameters: at('/blog-full-width?page=99'),
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
