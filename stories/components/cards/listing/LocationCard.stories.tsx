import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LocationCard } from '#src/components/cards/listing/LocationCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/LocationCard',
  component: LocationCard,
  args: {
    href: '/listing-grid',
    title: 'Κύπρος',
    text: '86 μέρη',
    flag: '/pictures/flags/cy.svg',
    size: 'small' as const,
  },
  render: (args) => (
    <div style={{ maxWidth: args.size === 'large' ? 560 : 280 }}>
      <LocationCard {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Κύπρος' })).toHaveAttribute(
      'href',
      '/listing-grid',
    );
  },
});

/** The one that stands out. */
export const Large = meta.story({
  args: { size: 'large', title: 'Ελλάδα', text: '72 μέρη', flag: '/pictures/flags/gr.svg' },
});

/** The count is on its way. */
export const Loading = meta.story({ args: { text: '' } });

/** Nobody knows how many: the name alone. */
export const Uncounted = meta.story({ args: { text: null } });
