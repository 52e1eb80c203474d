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

const { notFound } = el.pages;

/** Heading, why, and the three ways on. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: notFound.heading })).toBeVisible();
    await expect(canvas.getByText(/αφαιρέθηκε, άλλαξε όνομα ή δεν είναι διαθέσιμη/)).toBeVisible();
    for (const [name, href] of [
      [notFound.helpCenter, '/faq'],
      [notFound.backHome, '/'],
      [notFound.help, '/faq'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
});
