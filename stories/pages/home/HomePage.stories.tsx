import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import * as el from '#src/i18n/el/index.ts';
import { waitingLists } from '#src/mocks/lines.ts';
import { categories, organisations } from '#src/mocks/organisations.ts';
import HomePage from '#src/pages/home/HomePage.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomePage,
  parameters: {
    ...screenAt('/', 'Home page 4, the landing page. Categories come from the server.'),
    undecided: {
      'color-contrast/bgGradient': 'Text on at least 80 % of the page background, 9:1 over black.',
      'color-contrast/bgOverlap': 'Text on at least 80 % of the page background, 9:1 over black.',
      'color-contrast/imgNode': 'Text on at least 80 % of the page background, 9:1 over black.',
    },
  },
});

export const Success = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...categories.success(), ...organisations.success(), ...waitingLists.success()),
  play: showing('Οι μικρότερες αναμονές τώρα'),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.loading(), ...organisations.loading()),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.success([]), ...organisations.success([])),
  play: showing(el.pages.home.categoriesEmpty),
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
