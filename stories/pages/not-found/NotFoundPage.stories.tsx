import preview from '#storybook/preview.tsx';
import { NotFound } from '#src/pages/shared/layout/NotFound.tsx';

const meta = preview.meta({
  title: 'Pages/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
});

/** Heading, why, and the three ways on. */
export const Default = meta.story({});
