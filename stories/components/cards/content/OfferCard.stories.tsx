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
  },
  decorators: [within(368)],
});

export const Default = meta.story();

/** A title alone, with a drawn scene. */
export const Empty = meta.story({ args: { text: undefined, image: null, badge: null } });
