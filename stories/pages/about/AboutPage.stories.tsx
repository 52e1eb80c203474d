import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { about } from '#src/i18n/el/about.ts';
import AboutPage from '#src/pages/about/AboutPage.tsx';

const meta = preview.meta({
  title: 'Pages/About',
  component: AboutPage,
  parameters: screenAt('/about', 'The purpose of the product and its team.'),
});

/** All sections of the specification. */
export const Default = meta.story({ play: showing(about.moreTitle) });
