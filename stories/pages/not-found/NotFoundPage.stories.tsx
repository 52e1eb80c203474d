import preview from '#storybook/preview.tsx';
import NotFoundPage from '#src/pages/not-found/NotFoundPage.tsx';

const meta = preview.meta({
  title: 'Pages/NotFound',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
});

/** Heading, explanation and three links. */
export const Default = meta.story({});
