import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { organisations } from '#src/mocks/organisations.ts';
import Home2Page from '#src/pages/home-2/Home2Page.tsx';

const meta = preview.meta({
  title: 'Pages/Home 2',
  component: Home2Page,
  beforeEach: ({ msw }) => msw.use(...organisations.success()),
  parameters: screenAt('/index2', 'Home page 2, which starts with the search.'),
});

/** All sections of the specification, each labelled by its heading. */
export const Success = meta.story({ play: showing('Οι μικρότερες αναμονές τώρα') });
