import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { OfferCard } from '#src/components/cards/content/OfferCard.tsx';
import { scene } from '#stories/components/cards/samples.ts';

const meta = preview.meta({
  title: 'Components/Cards/OfferCard',
  component: OfferCard,
  args: {
    title: 'Μία ώρα κολύμπι',
    text: 'Για όσους παίρνουν σειρά πριν από τις 9 το πρωί.',
    image: scene('pool', 'kolymvitirio-kalamarias'),
    badge: '−20%',
    href: '/listing-grid/kolymvitirio-kalamarias',
  },
  decorators: [within(368)],
});

/** Leads to the place. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: args.title })).toHaveAttribute('href', args.href);
  },
});

/** Leads nowhere, so it does not rise. */
export const Plain = meta.story({ args: { href: undefined } });

/** A title alone, with the drawn scene of its kind. */
export const Empty = meta.story({
  args: { text: undefined, image: null, badge: null, fallback: 'fitness' },
});
