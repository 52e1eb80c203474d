import * as maplibre from 'maplibre-gl';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MapCanvas, type MapCanvasProps } from '#src/components/maps/canvas/MapCanvas.tsx';
import { kit } from '#src/components/maps/kit/mapLibreKit.ts';
import { Frame } from '#src/components/maps/surfaces.ts';
import { lightRoles } from '#theme/roles.ts';
import { samplePlaces } from '#stories/components/maps/samples.ts';

/** A map whose canvas can be read after painting. */
class ReadableMap extends maplibre.Map {
  constructor(options: maplibre.MapOptions) {
    super({ ...options, canvasContextAttributes: { preserveDrawingBuffer: true } });
  }
}

/** Share of a canvas whose colour differs by at most `near` (of 255) from the given one. */
const shareOf = (canvas: HTMLCanvasElement, colour: string, near: number): number => {
  const { width, height } = canvas;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let covered = 0;
  for (let at = 0; at < data.length; at += 4)
    if (wanted.every((channel, index) => Math.abs(data[at + index]! - channel) <= near))
      covered += 1;
  return covered / (width * height);
};

const meta = preview.meta({
  title: 'Components/Maps/Canvas/MapCanvas',
  component: MapCanvas,
  tags: ['!stable', 'beta'],
  args: {
    kit: { ...kit, lib: { ...maplibre, Map: ReadableMap } },
    places: samplePlaces,
    others: [],
    styleUrl: null,
    onState: fn(),
    onStyleLost: fn(),
  },
  render: (args: MapCanvasProps) => (
    <Frame data-map style={{ height: 380 }}>
      <MapCanvas {...args} />
    </Frame>
  ),
});

/** The bundled map. Pictures hide the canvas, so this story reads its pixels. */
export const Coast = meta.story({
  parameters: { pictures: { disable: 'It reads the canvas, which looks like Default.' } },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onState).toHaveBeenCalledWith('drawn'));
    const canvas = canvasElement.querySelector('canvas')!;
    await expect(shareOf(canvas, lightRoles.active.background, 6)).toBeGreaterThan(0.2);
    await expect(shareOf(canvas, lightRoles.ticket.background, 6)).toBeGreaterThan(0.05);
    // A line of one pixel is painted paler than its colour.
    await expect(shareOf(canvas, lightRoles.control.outline, 70)).toBeGreaterThan(0.001);
  },
});
