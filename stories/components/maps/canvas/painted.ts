import * as maplibre from 'maplibre-gl';
import { kit } from '#src/components/maps/kit/mapLibreKit.ts';
import type { MapKit } from '#src/components/maps/kit/mapKit.ts';

/** The same map library, but with a canvas that can be read after it was painted. */
export const steadyKit: MapKit = {
  ...kit,
  lib: {
    ...maplibre,
    Map: class extends maplibre.Map {
      constructor(options: maplibre.MapOptions) {
        super({ ...options, canvasContextAttributes: { preserveDrawingBuffer: true } });
      }
    },
  },
};

/** A colour, `#rrggbb`, and how far each channel may be from it, in steps of 255. */
export interface Paint {
  colour: string;
  near: number;
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The share of a canvas that each paint covers, from 0 to 1. */
export const paintedShares = <Name extends string>(
  canvas: HTMLCanvasElement,
  paints: Record<Name, Paint>,
): Record<Name, number> => {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d')!;
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, copy.width, copy.height);
  const share = ({ colour, near }: Paint): number => {
    const [red = 0, green = 0, blue = 0] = channelsOf(colour);
    let covered = 0;
    for (let at = 0; at < data.length; at += 4)
      if (
        Math.abs(data[at]! - red) <= near &&
        Math.abs(data[at + 1]! - green) <= near &&
        Math.abs(data[at + 2]! - blue) <= near
      )
        covered += 1;
    return covered / (data.length / 4);
  };
  const shares = Object.entries<Paint>(paints).map(([name, paint]) => [name, share(paint)]);
  return Object.fromEntries(shares) as Record<Name, number>;
};
