import preview from '#storybook/preview.tsx';
import NotFoundPage from '#src/pages/not-found/NotFoundPage.tsx';

const meta = preview.meta({
  title: 'Pages/NotFound',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
});

/** Heading, why, and the three ways on. */
export const Default = meta.story({});
