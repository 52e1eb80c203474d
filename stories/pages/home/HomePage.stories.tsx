import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { waitingLists } from '#src/mocks/lines.ts';
import { categories, organisations } from '#src/mocks/organisations.ts';
import HomePage from '#src/pages/home/HomePage.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomePage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/'], path: '/' },
    undecided: {
      'color-contrast/bgGradient': 'Ink on at least 80 % of the page’s own ground, 9:1 over black.',
      'color-contrast/bgOverlap': 'Ink on at least 80 % of the page’s own ground, 9:1 over black.',
      'color-contrast/imgNode': 'Ink on at least 80 % of the page’s own ground, 9:1 over black.',
    },
    docs: {
      story: { inline: false },
      description: { component: 'Home 4, the landing page; categories come from the server.' },
    },
  },
});

export const Success = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...categories.success(), ...organisations.success(), ...waitingLists.success()),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: el.pages.home.heroTitle }),
    ).toBeVisible();
    for (const figure of ['1.150+', '3.040+', '2.020+', '350+'])
      await expect(await canvas.findAllByText(figure)).toHaveLength(2);
    const ticket = within(await canvas.findByRole('region', { name: el.home.ticket }));
    await expect(await ticket.findByText('43')).toBeVisible();
    await expect(ticket.getByRole('link', { name: el.booking.take })).toHaveAttribute(
      'href',
      '/listing-grid/kep-kypselis',
    );
    const names = await canvas.findAllByRole('heading', { level: 2 });
    await expect(names.map((heading) => heading.textContent)).toEqual([
      el.home.soonest,
      el.pages.home.categoriesTitle,
      el.pages.home.stepsTitle,
      el.pages.home.visitedTitle,
      el.marketing.countersTitle,
      el.pages.home.offersTitle,
      el.marketing.testimonialsTitle,
      el.pages.home.ctaTitle,
    ]);
    await expect(canvas.getByRole('link', { name: el.pages.home.ctaAction })).toHaveAttribute(
      'href',
      '/sign-up',
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.loading(), ...organisations.loading()),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.success([]), ...organisations.success([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.pages.home.categoriesEmpty)).toBeVisible();
  },
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...categories.fails('gatewayTimeout'), ...organisations.fails('gatewayTimeout')),
  play: async ({ canvas, userEvent, msw }) => {
    await waitFor(() => expect(canvas.getAllByText(el.errors.general50x)).toHaveLength(2));
    msw.use(...categories.success());
    const [retry] = canvas.getAllByRole('button', { name: el.common.retry });
    await userEvent.click(retry!);
    await waitFor(() => expect(canvas.getAllByText(el.errors.general50x)).toHaveLength(1));
  },
});

/** A server that knows section 7 alone: bare lists, nothing additive. */
export const BareServer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...categories.bare(), ...organisations.bare(), ...waitingLists.success()),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(...categories.success(), ...organisations.success(), ...waitingLists.success()),
});
