import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PlaceLine } from '#src/components/maps/PlaceLine.tsx';
import { samplePlaces } from '#stories/components/maps/samples.ts';

const [first] = samplePlaces;

const meta = preview.meta({
  title: 'Components/Maps/PlaceLine',
  component: PlaceLine,
  tags: ['!stable', 'beta'],
  args: { place: first! },
  decorators: [
    (Story) => (
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
});

/** A name that leads to the place, and its address. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: first!.title })).toHaveAttribute(
      'href',
      first!.href,
    );
  },
});

/** A point without a page of its own. */
export const Plain = meta.story({ args: { place: { ...first!, href: undefined } } });
