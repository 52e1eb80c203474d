import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { homes } from '#src/i18n/el/homes.ts';
import { organisations } from '#src/mocks/organisations.ts';
import Home2Page from '#src/pages/home-2/Home2Page.tsx';

const meta = preview.meta({
  title: 'Pages/Home 2',
  component: Home2Page,
  tags: ['stable'],
  beforeEach: ({ msw }) => msw.use(...organisations.success()),
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/index2'], path: '/index2' },
    docs: {
      story: { inline: false },
      description: { component: 'Home 2: the search first.' },
    },
  },
});

/** Every section of the specification is there, each named by its heading. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: homes.two.heading })).toBeVisible();
    for (const name of [
      homes.destinationsTitle,
      homes.videoTitle,
      homes.recommendedTitle,
      el.marketing.countersTitle,
      el.pages.home.offersTitle,
      homes.authorsTitle,
      el.marketing.testimonialsTitle,
      homes.blogTitle,
      homes.app.title,
      homes.partnersTitle,
      homes.newsletterTitle,
    ])
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeInTheDocument();
    const shortcuts = within(canvas.getByRole('list', { name: homes.shortcuts }));
    await expect(shortcuts.getAllByRole('link')).toHaveLength(8);
    for (const figure of ['1.150+', '3.040+', '2.020+', '350+'])
      await expect(canvas.getAllByText(figure)).toHaveLength(2);
  },
});

/** Without places the recommended ones are left out. */
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...organisations.success([])) });
