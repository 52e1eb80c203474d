import type { MapKit } from './kit.ts';

/** Loads the library only when a map is about to be seen. */
export const loadKit = async (mapbox: boolean): Promise<MapKit> =>
  mapbox ? (await import('./mapboxKit.ts')).kit : (await import('./mapLibreKit.ts')).kit;
