import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import * as el from '#src/i18n/el/index.ts';
import { categories } from '#src/mocks/organisations.ts';
import AllCategoriesPage from '#src/pages/all-categories/AllCategoriesPage.tsx';

const meta = preview.meta({
  title: 'Pages/AllCategories',
  component: AllCategoriesPage,
  parameters: screenAt('/all-categories', 'The eight categories of the server with their counts.'),
  beforeEach: ({ msw }) => msw.use(...categories.success()),
});

/** Eight cards with counts that link to listings. */
export const Default = meta.story({});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...categories.loading()) });
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...categories.success([])),
  play: showing(el.browse.allCategories.empty),
});
