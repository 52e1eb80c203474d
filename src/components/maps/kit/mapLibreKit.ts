import 'maplibre-gl/dist/maplibre-gl.css';
import * as lib from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Map, Marker, NavigationControl, Popup, type MapLib } from 'react-map-gl/maplibre';

// After bundling, the worker is no longer next to the module.
lib.setWorkerUrl(workerUrl);

export const kit = { Map, Marker, NavigationControl, Popup, lib: lib as MapLib };

/** A map library. Both libraries provide the same components. */
export type MapKit = typeof kit;

/**
 * Fetches the worker in advance. The library starts it once, with its first map, and without it
 * every map stays empty.
 * @throws Error if the worker is unreachable
 */
export const fetchWorker = async (): Promise<void> => {
  const response = await fetch(workerUrl);
  if (!response.ok) throw new Error(`The map's worker: ${response.status}`);
  await response.arrayBuffer();
};
