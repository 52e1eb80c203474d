import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import NotFoundPage from '#src/pages/not-found/NotFoundPage.tsx';

const meta = preview.meta({
  title: 'Pages/NotFound',
  component: NotFoundPage,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: el.pages.notFound.heading }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: el.pages.notFound.helpCenter })).toHaveAttribute(
      'href',
      '/faq',
    );
    await expect(canvas.getByRole('link', { name: el.pages.notFound.backHome })).toHaveAttribute(
      'href',
      '/',
    );
  },
});
export const English = meta.story({ globals: { language: 'en' } });
export const Dark = meta.story({ globals: { scheme: 'dark' } });
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
