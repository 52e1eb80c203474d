import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ViewToggle } from '#src/components/navigation/ViewToggle.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/ViewToggle',
  component: ViewToggle,
  args: { value: 'grid' as const, gridHref: '/listing-grid', listHref: '/listing-list' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Πλέγμα' })).toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Λίστα' })).toHaveAttribute(
      'href',
      '/listing-list',
    );
  },
});
