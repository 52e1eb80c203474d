import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CategoryCard } from '#src/components/cards/listing/CategoryCard.tsx';
import { LocationCard } from '#src/components/cards/listing/LocationCard.tsx';
import { Kinds } from '#stories/components/frames.tsx';

const meta = preview.meta({ title: 'Components/Cards/Listing' });

/** Skeleton and card have the same size. Also a missing count and an unknown icon. */
export const Categories = meta.story({
  render: () => (
    <Kinds width={260}>
      <CategoryCard loading />
      <CategoryCard href="/listing-grid" title="Εστιατόρια" icon="restaurants" count={214} />
      <CategoryCard href="/listing-grid" title="Κάτι άλλο" icon="unknown" count={null} />
    </Kinds>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvas.getByRole('status').getBoundingClientRect();
    const card = canvasElement.querySelector('article')!.getBoundingClientRect();
    await expect(Math.abs(skeleton.height - card.height)).toBeLessThan(1);
  },
});

const cyprus = { href: '/listing-grid', title: 'Κύπρος', flag: '/pictures/flags.svg#cy' };

/** The highlighted country, and a known, loading and unknown count. */
export const Countries = meta.story({
  render: () => (
    <Kinds width={260}>
      <LocationCard {...cyprus} size="large" text="72 μέρη" />
      <LocationCard {...cyprus} text="86 μέρη" />
      <LocationCard {...cyprus} text="" />
      <LocationCard {...cyprus} text={null} />
    </Kinds>
  ),
});
