import 'maplibre-gl/dist/maplibre-gl.css';
import * as lib from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Map, Marker, NavigationControl, Popup, type MapLib } from 'react-map-gl/maplibre';

// A bundled module is no longer next to its worker.
lib.setWorkerUrl(workerUrl);

export const kit = { Map, Marker, NavigationControl, Popup, lib: lib as MapLib };

/** A map library. Both libraries provide the same components, so one canvas serves both. */
export type MapKit = typeof kit;

/**
 * Fetches the worker, which the library starts with its first map and never again: without it every
 * map stays empty.
 * @throws Error when it cannot be had
 */
export const fetchWorker = async (): Promise<void> => {
  const answer = await fetch(workerUrl);
  if (!answer.ok) throw new Error(`The map's worker: ${answer.status}`);
  await answer.arrayBuffer();
};
