import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ViewToggle } from '#src/components/navigation/ViewToggle.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/ViewToggle',
  component: ViewToggle,
  tags: ['stable'],
  args: { value: 'grid' as const, gridHref: '/listing-grid', listHref: '/listing-list' },
  parameters: {
    docs: {
      description: {
        component:
          'The same listings as a grid or as a list. Two links, since each view has its address. Keys: plain links.',
      },
    },
  },
});

/** The grid is shown. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Πλέγμα' })).toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Λίστα' })).toHaveAttribute(
      'href',
      '/listing-list',
    );
  },
});

/** The list is shown. */
export const List = meta.story({ args: { value: 'list' } });

/** By night. */
export const Dark = meta.story({ globals: { scheme: 'dark' } });
