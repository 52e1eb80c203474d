import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MapCanvas, type MapCanvasProps } from '#src/components/maps/canvas/MapCanvas.tsx';
import { kit } from '#src/components/maps/kit/mapLibreKit.ts';
import { Frame } from '#src/components/maps/surfaces.ts';
import { lightRoles } from '#theme/roles.ts';
import { paintedShares, steadyKit } from '#stories/components/maps/canvas/painted.ts';
import { samplePlaces } from '#stories/components/maps/samples.ts';

const meta = preview.meta({
  title: 'Components/Maps/Canvas/MapCanvas',
  component: MapCanvas,
  tags: ['!stable', 'beta'],
  args: {
    kit,
    places: samplePlaces,
    others: [],
    styleUrl: null,
    onStart: fn(),
    onReady: fn(),
    onStyleLost: fn(),
    onBroken: fn(),
  },
  render: (args: MapCanvasProps) => (
    <Frame data-map style={{ height: 380 }}>
      <MapCanvas {...args} />
    </Frame>
  ),
});

/**
 * The bundled map has land, sea and a shore between them, painted where people see them. Pictures
 * leave the canvas out, so this story reads its pixels.
 */
export const Coast = meta.story({
  args: { kit: steadyKit },
  parameters: { pictures: { disable: 'reads the canvas, which looks as in Default' } },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onReady).toHaveBeenCalled(), { timeout: 15_000 });
    const { sea, land, shore } = paintedShares(canvasElement.querySelector('canvas')!, {
      sea: { colour: lightRoles.active.background, near: 6 },
      land: { colour: lightRoles.ticket.background, near: 6 },
      // A line of a pixel is painted paler than its colour.
      shore: { colour: lightRoles.control.outline, near: 70 },
    });
    await expect(sea).toBeGreaterThan(0.2);
    await expect(land).toBeGreaterThan(0.05);
    await expect(shore).toBeGreaterThan(0.001);
  },
});
