import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Breadcrumb } from '#src/components/navigation/Breadcrumb.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Μέρη', href: '/listing-grid' }, { label: 'Φαρμακείο Παπαδοπούλου' }] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Αρχική' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText('Φαρμακείο Παπαδοπούλου')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});
