import type { StyleSpecification } from 'maplibre-gl';
import { coast } from './coast.ts';

/** The colours of the bundled map, from the palette of the current scheme. */
export interface BaseStyleColours {
  sea: string;
  land: string;
  shore: string;
}

/**
 * A map style that needs no network: land, sea and shore. It replaces the public style when that
 * cannot be reached, so that markers keep their places.
 */
export const baseStyle = ({ sea, land, shore }: BaseStyleColours): StyleSpecification => ({
  version: 8,
  sources: { coast: { type: 'geojson', data: coast() } },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    { id: 'land', type: 'fill', source: 'coast', paint: { 'fill-color': land } },
    {
      id: 'shore',
      type: 'line',
      source: 'coast',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': shore,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.75, 10, 1.5],
      },
    },
  ],
});
