import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PlaceLine } from '#src/components/maps/PlaceLine.tsx';
import { longAddress, longTitle } from '#stories/components/cards/samples.ts';
import { samplePlaces } from '#stories/components/maps/samples.ts';

const [first] = samplePlaces;

const meta = preview.meta({
  title: 'Components/Maps/PlaceLine',
  component: PlaceLine,
  tags: ['beta'],
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
export const Plain = meta.story({
  args: { place: { ...first!, href: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Nothing but a name. */
export const NameOnly = meta.story({ args: { place: { ...first!, text: null } } });

/** The longest name and address, on a phone. */
export const LongText = meta.story({
  args: { place: { ...first!, title: longTitle, text: longAddress } },
  globals: { viewport: { value: 'phone' } },
});
