import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MapMarker } from '#src/components/maps/canvas/MapMarker.tsx';
import type { MapKit } from '#src/components/maps/kit/mapLibreKit.ts';
import { samplePlaces } from '#stories/components/maps/samples.ts';

/** A library's marker without a map: its content stands where the story puts it. */
const Marker = (({ children }: { children?: ReactNode }) => (
  <div style={{ display: 'inline-block' }}>{children}</div>
)) as unknown as MapKit['Marker'];

const [first] = samplePlaces;
const one = { key: 'a', ...first!, places: [first!], quiet: false };
const several = { key: 'a b c d', ...first!, places: samplePlaces, quiet: false };

const meta = preview.meta({
  title: 'Components/Maps/Canvas/MapMarker',
  component: MapMarker,
  tags: ['!stable', 'beta'],
  args: { Marker, cluster: one, expanded: false, onActiveChange: fn(), onPress: fn() },
});

/** One place: a drop with the number of people waiting, named by its title and its wait. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const pin = canvas.getByRole('button', {
      name: `${first!.title}, Ανοιχτά · 5 περιμένουν, περίπου 10–25 λεπτά`,
    });
    await expect(pin).toHaveTextContent('5');
    await userEvent.tab();
    await expect(pin).toHaveFocus();
    await expect(args.onActiveChange).toHaveBeenLastCalledWith('a');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledWith(pin);
    await userEvent.tab();
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(null);
  },
});

/** Several places: a disc that says how many, and what a press does. */
export const Cluster = meta.story({ args: { cluster: several } });

/** Looked at in the list beside the map. */
export const Active = meta.story({ args: { active: 'a' } });

/** Of another layer: quieter, and no list follows it. */
export const Quiet = meta.story({
  args: { cluster: { ...one, quiet: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(args.onActiveChange).not.toHaveBeenCalled();
  },
});

/** Closed, paused, and a server that says nothing about the wait. */
export const Waits = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      {[samplePlaces[2]!, samplePlaces[1]!, { ...first!, wait: null }].map((place) => (
        <div key={place.title}>
          <MapMarker {...args} cluster={{ ...one, places: [place] }} />
        </div>
      ))}
    </div>
  ),
});
