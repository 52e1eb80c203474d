import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { retryWith, showing } from '#stories/steps.ts';
import { starting } from '#stories/components/forms/inForm.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { blog } from '#src/i18n/el/blog.ts';
import * as el from '#src/i18n/el/index.ts';
import { written } from '#src/i18n/el/written.ts';
import { commenting, comments } from '#src/mocks/forms.ts';
import BlogSinglePage from '#src/pages/blog/BlogSinglePage.tsx';

const meta = preview.meta({
  title: 'Pages/Blog/Single',
  component: BlogSinglePage,
  parameters: screenAt('/blog-single', 'One post with its comments and a sidebar.'),
});

/** The newest post. A like is counted and stored. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Η ήσυχη ώρα');
    const like = canvas.getByRole('button', { name: /^Μου φάνηκε χρήσιμο 214/ });
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveTextContent('215');
    await expect(localStorage.getItem('seira.liked_posts')).toBe('["the-quiet-hour"]');
  },
});

/** An approved comment follows the samples. A new comment waits for approval. */
export const ApprovedComment = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...comments.success({
        code: 'com_1',
        name: 'Αργυρώ Μ.',
        text: 'Το δοκίμασα την Τρίτη.\nΔύο άτομα μπροστά μου.',
        created_at: '2026-03-15T10:00:00+02:00',
      }),
      ...commenting.success(),
    ),
  play: async ({ canvas, userEvent }) => {
    const comment = (await canvas.findByText(/Το δοκίμασα την Τρίτη/)).closest('article')!;
    await expect(within(comment).queryByText(el.common.demoNotice)).not.toBeInTheDocument();
    const field = (label: string) => canvas.getByLabelText(starting(label));
    await userEvent.type(field(el.forms.review.name), 'Νίκος');
    await userEvent.type(field(el.fields.email), 'nikos@example.gr');
    await userEvent.type(field(blog.commentMessage), 'Πολύ χρήσιμο.');
    await userEvent.click(canvas.getByRole('button', { name: blog.commentSubmit }));
    await expect(await canvas.findByText(written.sent.comment)).toBeVisible();
  },
});

/** A failure shows an error with a retry instead of an empty list. */
export const CommentsError = meta.story({
  parameters: {
    ...screenAt('/blog-single?post=fair-queue'),
    pictures: { disable: 'It has an error instead of the comments.' },
  },
  beforeEach: ({ msw }) => msw.use(...comments.fails('serverError')),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(el.errors.general50x);
    await expect(canvas.queryByText(blog.commentsNone)).toBeNull();
    await retryWith(context, ...comments.success());
    await expect(await canvas.findByText(blog.commentsNone)).toBeVisible();
  },
});

export const UnknownPost = meta.story({
  parameters: screenAt('/blog-single?post=nowhere'),
  play: showing(el.pages.notFound.heading),
});
