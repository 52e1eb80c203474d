import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Breadcrumb } from '#src/components/navigation/Breadcrumb.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  tags: ['stable'],
  args: {
    items: [{ label: 'Μέρη', href: '/listing-grid' }, { label: 'Φαρμακείο Παπαδοπούλου' }],
  },
});

/** The base. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Αρχική' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText('Φαρμακείο Παπαδοπούλου')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

/** No way at all: we are at home. */
export const Empty = meta.story({ args: { items: [] } });

/** A long way in a narrow space. */
export const LongText = meta.story({
  args: {
    items: [
      { label: 'Κέντρα εξυπηρέτησης πολιτών', href: '/all-categories' },
      { label: 'Θεσσαλονίκη και περίχωρα', href: '/all-locations' },
      { label: 'ΚΕΠ Δήμου Αμπελοκήπων-Μενεμένης, υποκατάστημα Ελευθερίου' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
