import preview from '#storybook/preview.tsx';
import AboutPage from '#src/pages/about/AboutPage.tsx';

const meta = preview.meta({
  title: 'Pages/About',
  component: AboutPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/about'], path: '/about' },
    docs: { description: { component: 'Why the product exists and who makes it.' } },
  },
});

/** Everything that the specification names on it. */
export const Default = meta.story({});
